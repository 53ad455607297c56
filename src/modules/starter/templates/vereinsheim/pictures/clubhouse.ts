import {
  area,
  type Chance,
  chance,
  circle,
  drawing,
  ellipse,
  fade,
  glow,
  group,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { house } from './clubhouse-house.ts'
import { bicycle, parasolTable } from './clubhouse-things.ts'
import { figure } from './figure.ts'
import { home, visitor } from './kits.ts'
import { blur, vignette, vignetteDefs } from './light.ts'
import { blades, cloud, tree, treeline } from './nature.ts'
import { BRICK, CLUB, CLUB_DEEP, TIMBER_LIGHT, TURF, TURF_DARK, WARM, WHITE } from './palette.ts'
import { carry, wait } from './poses.ts'
import { boards, brickwork, tiles } from './textures.ts'

const WIDTH = 1600
const HEIGHT = 1067

/** The clubhouse on a late afternoon, seen from the pitch. */
export function clubhouse(): string {
  const luck = chance(1953)
  return drawing({
    title: 'Vereinsheim',
    width: WIDTH,
    height: HEIGHT,
    defs: paints(luck),
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 840 }, 'url(#sky)'),
      circle([1420, 420, 460], 'url(#sun)'),
      group(
        { filter: 'url(#far)' },
        cloud({ at: [260, 180], size: 190, colors: ['#ffffff', '#d8dbe6'], luck }),
        cloud({ at: [1000, 110], size: 150, colors: ['#fff8ea', '#d3d6e4'], luck }),
      ),
      treeline({ x: -20, y: 560, w: 1640, h: 200 }, '#7d9a63', luck),
      treeline({ x: -20, y: 640, w: 1640, h: 160 }, '#567a49', luck),
      tree({ at: [120, 800], size: 640, luck, leaves: 240 }),
      rect({ x: 0, y: 770, w: WIDTH, h: 300 }, 'url(#lawn)'),
      ...house(luck),
      ...yard(),
      tree({ at: [1530, 830], size: 420, luck, leaves: 150 }),
      ...flagpole(),
      ...terrace(luck),
      ...front(luck),
      ...vignette({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
    ],
  })
}

function paints(luck: Chance): string[] {
  return [
    fade('sky', [0, 1], '0 #3f7fc0, 0.45 #8fbede, 0.8 #f3dcb4, 1 #ffd9a0'),
    fade('lawn', [0, 1], `0 #9cc35f, 0.4 ${TURF}, 1 ${TURF_DARK}`),
    fade('path', [0, 1], '0 #e3d2b0, 1 #b79f78'),
    fade('pane', [0, 1], '0 #fff0c4, 0.6 #f4bf70, 1 #b9783c'),
    fade('shine', [1, 1], '0 #ffffff 0.5, 0.5 #ffffff 0, 1 #ffffff 0.2'),
    fade('under', [0, 1], '0 #1c1410 0.6, 1 #1c1410 0'),
    glow('sun', '#fff0c0', 1),
    glow('lamp', WARM, 0.8),
    brickwork('brick', luck),
    tiles('roof', '#7e3f33'),
    boards('cladding', TIMBER_LIGHT, luck),
    blur('far', 3, 6),
    blur('soft', 9),
    ...vignetteDefs(0.2),
  ]
}

/** The paved way to the door, and the long shadows of the afternoon. */
function yard(): string[] {
  const slabs = times(7, (at) =>
    stroke(`M${600 - at * 34} ${806 + at * 34}H${850 + at * 26}`, '#a58c66', {
      width: 2,
      opacity: '0.6',
    }),
  )
  return [
    poly('600,790 850,790 1080,1080 300,1080', 'url(#path)'),
    ...slabs,
    poly('850,790 1540,790 1580,850 860,850', 'url(#path)'),
    group(
      { filter: 'url(#soft)', opacity: '0.3' },
      poly('-20,850 430,840 520,910 -20,960', '#20351c'),
    ),
  ]
}

function flagpole(): string[] {
  return [
    stroke('M230 850V150', '#eef1f2', 8),
    stroke('M234 850V150', '#8d98a0', 2.5),
    circle([230, 146, 8], '#e2b04a'),
    area('M234 164q70 -26 130 0t124 -2v92q-62 24 -124 2t-130 0Z', CLUB),
    area('M234 195q70 -26 130 0t124 -2v30q-62 24 -124 2t-130 0Z', WHITE),
    area('M364 164q64 26 124 -2v92q-62 24 -124 2Z', CLUB_DEEP, { opacity: '0.3' }),
    ellipse([232, 852], [46, 9], '#3c5f30'),
  ]
}

function terrace(luck: Chance): string[] {
  return [
    parasolTable([1030, 846], 1, CLUB),
    parasolTable([1290, 858], 1.12, WHITE),
    figure({ at: [1130, 852], size: 168, pose: wait, kit: visitor(luck), isMirrored: true }),
    figure({ at: [1190, 856], size: 172, pose: carry, kit: visitor(luck) }),
    bicycle([430, 846], 0.9, CLUB),
    bicycle([500, 852], 0.9, BRICK),
  ]
}

/** Two players on their way in, and the edge of the pitch. */
function front(luck: Chance): string[] {
  const late = { color: '#26321c', skew: 62, length: 0.5 }
  return [
    figure({
      at: [700, 930],
      size: 218,
      pose: carry,
      kit: home(luck, ['tail']),
      isMirrored: true,
      shadow: late,
    }),
    figure({
      at: [790, 944],
      size: 226,
      pose: wait,
      kit: home(luck, ['short']),
      isMirrored: true,
      shadow: late,
    }),
    ...blades({
      box: { x: -20, y: 960, w: 420, h: 110 },
      count: 240,
      tall: [14, 44],
      tones: [TURF_DARK, '#3d7a3a', '#7fb556'],
      luck,
    }),
    ...blades({
      box: { x: 1000, y: 960, w: 620, h: 110 },
      count: 300,
      tall: [14, 44],
      tones: [TURF_DARK, '#3d7a3a', '#7fb556'],
      luck,
    }),
    stroke('M1000 1040L1610 985', WHITE, { width: 12, opacity: '0.85' }),
  ]
}
