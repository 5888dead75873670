"""The three offices as toy houses: each on the floor of its colour, with its town's outline and its kettle."""
from kit.stage import daylight, floor, isometric
from scenes.office_dundee import dundee
from scenes.office_gdansk import gdansk
from scenes.office_leeds import leeds

# Office, width of the view, target, ground.
FRAMES = {
    'office-leeds': (leeds, 12.4, (.1, 0, 2.3), 'tang'),
    'office-dundee': (dundee, 11.4, (.1, -.2, 1.4), '#08724e'),
    'office-gdansk': (gdansk, 12.2, (-.05, -.1, 2.05), 'orch'),
}


def draw(name):
    build, width, target, ground = FRAMES[name]
    isometric(width, target)
    daylight(fill='#fff1e0')
    floor(ground)
    build()
