"""The team as peg figures: one body, dressed for each person, in three poses and with closed eyes."""
from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix, Vector

from kit import figures
from kit.figures import (HEAD, arm, beanie, body, brimmed_hat, bun, curls, fringe, glasses, on_body, on_head, shell)
from kit.football import football
from kit.materials import metal, surface, toy
from kit.shapes import ball, box, cylinder, group, lathe, prism, torus, tube
from kit.stage import camera, daylight, shadow_ground


HEAD_SIDE = Vector((.5, -.12, 1.78))
POSES = ('left', 'right', 'blink')
# Where the hand that holds nothing is.
RESTING = {'left': (.86, -.3, 1.16), 'right': (.84, -.26, .82)}
pose = ''


def draw(name):
    global pose
    target = Vector((0, 0, 1.05))
    camera(target + Vector((.35, -1, .22)).normalized() * 12, target, lens=128)
    daylight(fill='#fff1e6')
    person = name.removeprefix('peg-')
    pose = next((one for one in POSES if person.endswith(f'-{one}')), '')
    PEOPLE[person.removesuffix(f'-{pose}')]()
    if pose == 'left':
        _turn(head=-19, whole=-8, nod=4)
    if pose == 'right':
        _turn(head=30, whole=14, nod=-4, hop=.2, lean=7)
    shadow_ground()


def face(skin, **more):
    figures.face(skin, blinks=pose == 'blink', **more)


def idle_arm(coat, skin, hand=(.66, -.36, .5)):
    arm(1, coat, RESTING.get(pose, hand), skin)


def _turn(head, whole, nod, hop=0, lean=0):
    """Turns the head with what it wears on the neck, and the figure with what it holds on the ground or above it."""
    bpy.context.view_layer.update()
    things = [thing for thing in bpy.context.scene.objects if not thing.parent and thing.type in ('MESH', 'CURVE', 'EMPTY')]
    neck = Matrix.Translation(HEAD - Vector((0, 0, .3)))
    turned = neck @ Matrix.Rotation(radians(head), 4, 'Z') @ Matrix.Rotation(radians(nod), 4, 'X') @ neck.inverted()
    stood = Matrix.Translation((0, 0, hop)) @ Matrix.Rotation(radians(whole), 4, 'Z') @ Matrix.Rotation(radians(lean), 4, 'Y')
    for thing in things:
        middle = _middle(thing)
        on_the_head = middle.z > 1.1 and (middle - HEAD).length < .8
        thing.matrix_world = stood @ (turned if on_the_head else Matrix()) @ thing.matrix_world


def _middle(thing):
    meshes = [one for one in (thing, *thing.children_recursive) if one.type in ('MESH', 'CURVE')]
    corners = [one.matrix_world @ Vector(corner) for one in meshes for corner in one.bound_box]
    return sum(corners, Vector()) / len(corners)


def _ada_quill():
    """Still reviews invoices: a sheet in one hand, a pencil in her hair."""
    body('tang', 'paper', 'mari', collar='lapels')
    face('skin2')
    curls('ink')
    tube([on_head(64, 30, .5), on_head(74, 47, .92)], .026, toy('mari'), straight=True)
    ball(.035, toy('ink'), loc=on_head(64, 30, .5))
    arm(-1, 'tang', (-.6, -.52, .62), 'skin2')
    e = group((-.62, -.72, .7), (radians(-8), 0, radians(-24)))
    box((.44, .04, .58), toy('mari_edge'), bevel=.015, loc=(0, 0, .08), parent=e)
    box((.38, .03, .5), toy('white'), bevel=.008, loc=(0, -.025, .06), parent=e)
    box((.16, .06, .06), toy('ink'), bevel=.015, loc=(0, -.03, .36), parent=e)
    for k, length in enumerate((.26, .2, .24)):
        box((length, .02, .03), toy('ink3'), bevel=.005, loc=(-.15 + length / 2, -.045, .2 - .1 * k), parent=e)
    box((.1, .02, .07), toy('tang'), bevel=.005, loc=(.1, -.045, -.12), parent=e)
    idle_arm('tang', 'skin2', (.66, -.34, .5))


def _dev_marsh():
    """The coat he wears to away matches, a whistle, and the ball."""
    body('mari', 'ink', 'ink', collar='roll')
    face('skin3')
    shell(fringe(30, 2, -16), 'ink', .02)
    beanie('tang', 'ink', 'paper')
    tube([on_body(-28, .92, .03), on_body(-16, .74, .03), on_body(-8, .6, .04)], .016, toy('tang'))
    tube([on_body(24, .92, .03), on_body(8, .74, .03), on_body(-8, .6, .04)], .016, toy('tang'))
    whistle = group(on_body(-8, .54, .06))
    cylinder(.075, .09, metal('#e8c48c', .25), bevel=.02, rot=(pi / 2, 0, 0), parent=whistle)
    box((.14, .08, .06), metal('#e8c48c', .25), bevel=.015, loc=(.08, 0, .05), parent=whistle)
    idle_arm('mari', 'skin3')
    arm(-1, 'mari', (-.72, -.34, .66), 'skin3')
    football((-.86, -.5, .26), .26)


def _isla_fenn():
    """Keeper of the build farm: ear defenders down, a spanner up."""
    body('ink', 'mari', 'mari')
    face('skin5', brows='tang_edge')
    shell(fringe(33, 2, -26, parting=6), '#d2481c', .045, 9, .018)
    bun('#d2481c', on_head(180, 70, .74), .23, 'mari')
    torus(.5, .07, toy('mari'), loc=(0, .02, .98), rot=(radians(10), 0, 0), sides=16)
    for side in (-1, 1):
        cylinder(.17, .13, toy('ink3'), bevel=.04, loc=(side * .46, -.2, .96), rot=(0, pi / 2, side * .5))
    arm(-1, 'ink', (-.72, -.38, .66), 'skin5')
    e = group((-.8, -.48, .62), (radians(-12), radians(-14), radians(10)))
    steel = metal('#c9ccd6', .3)
    box((.11, .06, .8), steel, bevel=.025, loc=(0, 0, .06), parent=e)
    ring = [(r * cos(a), r * sin(a)) for r, turns in ((.19, range(40, 321, 14)), (.09, range(320, 39, -14))) for a in (radians(t + 90) for t in turns)]
    prism(ring, .07, steel, bevel=.012, loc=(0, .035, .55), rot=(pi / 2, 0, 0), parent=e)
    torus(.1, .05, steel, loc=(0, 0, -.36), rot=(pi / 2, 0, 0), segments=40, sides=12, parent=e)
    idle_arm('ink', 'skin5')


def _jonah_reed():
    """Reads the joke aloud: an open book and round glasses."""
    body('paper', 'tang', 'mari')
    face('skin2', brows='tang_edge')
    shell(fringe(40, 12, -8), 'tang', .03, 14, .012)
    glasses('ink', .165)
    arm(-1, 'paper', (-.44, -.66, .5), 'skin2')
    arm(1, 'paper', (.5, -.6, .5), 'skin2')
    e = group((.03, -.86, .56), (radians(-38), 0, radians(4)))
    for side in (-1, 1):
        box((.44, .05, .5), toy('pitch'), bevel=.015, loc=(side * .22, .03, 0), rot=(0, 0, side * -.22), parent=e)
        box((.4, .06, .45), toy('white'), bevel=.012, loc=(side * .21, -.01, 0), rot=(0, 0, side * -.22), parent=e)
        for k in range(4):
            box((.26 - .06 * (k == 3), .02, .022), toy('ink3'), bevel=.004, loc=(side * .21, -.06, .14 - .09 * k), rot=(0, 0, side * -.22), parent=e)
    tube([(.05, -.05, .24), (.06, -.09, .0), (.05, -.08, -.32)], .018, toy('tang'), parent=e)


def _kit_larkin():
    """Draws the map, then walks it."""
    body('orch', 'paper', 'mari')
    face('skin5', brows='#6a4a2a')
    shell(fringe(20, -2, -24, parting=-5), 'mari_edge', .035, 12, .014)
    brimmed_hat('pitch', 'mari', brim=.66, tall=.34)
    feather = [HEAD_SIDE + Vector((0, 0, .0)), HEAD_SIDE + Vector((.06, .0, .2)), HEAD_SIDE + Vector((.0, .02, .42))]
    tube(feather, .04, toy('tang'), radii=[.5, 1.2, .3])
    arm(1, 'orch', (.68, -.34, .56), 'skin5')
    cylinder(.1, .95, toy('paper'), bevel=.015, loc=(.78, -.42, .62), rot=(radians(-12), radians(16), 0))
    for z in (-.2, .2):
        torus(.105, .02, toy('tang'), segments=32, sides=8, loc=(.78 + z * .27, -.42 + z * .2, .62 + z * .95), rot=(radians(-12), radians(16), 0))
    arm(-1, 'orch', (-.6, -.5, .66), 'skin5')
    e = group((-.62, -.72, .62), (radians(-12), 0, radians(-22)))
    box((.5, .03, .42), toy('paper2'), bevel=.012, loc=(0, 0, .06), parent=e)
    path = [(-.18, -.03, -.06), (-.08, -.03, .06), (.04, -.03, .02), (.1, -.03, .18)]
    for k in range(9):
        s = k / 8 * 2.999
        i, f = int(s), s - int(s)
        ball(.018, toy('ink'), loc=Vector(path[i]).lerp(Vector(path[i + 1]), f), u=12, v=8, parent=e)
    for turn in (.78, -.78):
        box((.1, .02, .025), toy('tang'), bevel=.004, loc=(.17, -.03, .2), rot=(0, turn, 0), parent=e)


def _moira_sable():
    """Says no politely, in week one: a stamp and its pad."""
    body('pitch', 'paper', 'mari', collar='lapels')
    face('skin4', brows='paper3')
    shell(fringe(30, 4, -24, parting=7), '#efeaf2', .04, 10, .018)
    for side in (-1, 1):
        bun('#efeaf2', on_head(side * 112, 30, .7), .2, 'mari')
    for side in (-1, 1):
        ball(.05, surface('#f8c143', metal=.6, rough=.25), loc=on_head(side * 84, -20, .56))
    arm(-1, 'pitch', (-.7, -.46, .72), 'skin4')
    e = group((-.76, -.6, .52))
    lathe([(0, .34), (.07, .33), (.1, .26), (.05, .16), (.05, .06), (.15, .02), (.16, -.06), (0, -.06)], toy('mari_edge'), segments=48, parent=e)
    cylinder(.155, .05, toy('tang'), bevel=.012, loc=(0, 0, -.08), parent=e)
    box((.56, .4, .12), toy('ink'), bevel=.04, loc=(-.78, -.62, .06))
    box((.48, .32, .04), toy('tang_edge'), bevel=.015, loc=(-.78, -.62, .12))
    idle_arm('pitch', 'skin4')


def _rowan_pike():
    """Has cut more features than he has added: the shears."""
    body('pitch', 'mari', 'mari')
    face('skin5', brows='ink')
    shell(fringe(26, 0, -18), '#5a3a22', .035, 12, .014)
    shell(lambda a, e: min(-16 - e, e + 62, 78 - abs(a)) if abs(a) > 13 or e < -31 else -9, '#5a3a22', .03, 16, .012)
    brimmed_hat('ink', 'tang', brim=.78, tall=.36)
    idle_arm('pitch', 'skin5')
    arm(-1, 'pitch', (-.68, -.46, .68), 'skin5')
    e = group((-.8, -.56, .72), (radians(-8), radians(-22), radians(8)))
    steel = metal('#d4d7df', .25)
    for side in (-1, 1):
        blade = [(0, -.1), (side * .1, .06), (side * .07, .5), (side * .015, .66), (side * -.02, .5)]
        prism(blade, .035, steel, bevel=.01, loc=(0, .02 * side, .06), rot=(pi / 2, radians(side * 13), 0), parent=e)
        torus(.12, .042, toy('tang'), segments=48, sides=12, loc=(side * -.13, .02 * side, -.2), rot=(pi / 2, 0, 0), scale=(.85, 1, 1), parent=e)
    cylinder(.035, .1, toy('ink'), bevel=.01, loc=(0, 0, .06), rot=(pi / 2, 0, 0), parent=e)


def _temi_cole():
    """Publishes the failures first: a flask that is not the right colour."""
    body('orch', 'white', 'ink')
    face('skin4', brows='ink')
    shell(fringe(34, 6, -22), 'ink', .035, 20, .01)
    for side in (-1, 1):
        bun('ink', on_head(side * 60, 52, .68), .21, 'tang')
    torus(.2, .03, toy('mari'), loc=on_head(0, 34, .62), rot=(radians(70), 0, 0), segments=48, sides=12)
    cylinder(.18, .02, surface('#bfe3f4', rough=.1, coat=.8), loc=on_head(0, 34, .62), rot=(radians(70), 0, 0))
    idle_arm('orch', 'skin4')
    arm(-1, 'orch', (-.68, -.5, .66), 'skin4')
    flask = group((-.76, -.7, .46), (radians(-6), radians(-8), 0))
    lathe([(0, 0), (.22, 0), (.25, .05), (.155, .22), (0, .22)], toy('pitch_lift', .2, .7), segments=64, parent=flask)
    lathe([(.155, .22), (.08, .36), (.08, .5), (.115, .53), (.1, .56), (.07, .54)], toy('#d8ecef', .15, .8), segments=64, parent=flask)
    torus(.16, .016, toy('white'), loc=(0, 0, .22), segments=48, sides=8, parent=flask)
    for dx, z, radius in ((.03, .62, .05), (-.04, .74, .035), (.02, .84, .024)):
        ball(radius, toy('pitch_pale', .2, .6), loc=(dx, 0, z), u=24, v=16, parent=flask)


PEOPLE = {
    'ada-quill': _ada_quill, 'dev-marsh': _dev_marsh, 'isla-fenn': _isla_fenn, 'jonah-reed': _jonah_reed,
    'kit-larkin': _kit_larkin, 'moira-sable': _moira_sable, 'rowan-pike': _rowan_pike, 'temi-cole': _temi_cole,
}
