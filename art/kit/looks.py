"""How each kind of picture is developed; a picture's own `look` in pictures.json changes single values."""

LOOKS = dict(
    toy=dict(tone='true', saturation=1.06, exposure=1.08, sharpen=.2, grain=.003),
    vinyl=dict(tone='true', exposure=1.16, saturation=1.06, vignette=.06, sharpen=.2, grain=.003),
    product=dict(bloom=.06, bloom_above=1.0, saturation=1.15, contrast=1.2, vignette=.25, shadow='#2a1020',
                 shadow_amount=.05, grain=.005),
    diorama=dict(exposure=1.05, bloom=.06, bloom_above=1.1, saturation=1.3, contrast=1.12, vignette=.12,
                 shadow='#203a6a', shadow_amount=.03, grain=.004, sharpen=.3),
    night=dict(exposure=1.3, bloom=.18, bloom_above=1.0, saturation=1.25, contrast=1.2, vignette=.3, fringe=.5,
               shadow='#101a4a', shadow_amount=.07, grain=.008),
)
