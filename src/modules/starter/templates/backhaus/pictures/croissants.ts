import { chance, drawing, fade, group, rect, stroke, times } from '../../../drawing/brush.ts'
import { boards, crusty, dust, lift, place, surfaces, varnish } from './paint.ts'
import { DUSK, DUSK_DEEP, LINEN, SUN } from './palette.ts'
import { croissant, croissantBow, pastryDefs } from './pastry.ts'

const W = 1600
const H = 1067
const SPOTS: readonly (readonly [number, number, number])[] = [
  [410, 244, -14],
  [800, 232, 8],
  [1190, 250, -6],
  [396, 524, 10],
  [792, 530, -12],
  [1194, 528, 16],
  [414, 806, -6],
  [804, 822, 12],
  [1196, 810, -16],
]

/** Straight from the oven, seen from above. */
export function croissants(): string {
  const luck = chance(77)
  return drawing({
    title: 'Croissants',
    width: W,
    height: H,
    defs: [
      ...surfaces,
      ...pastryDefs,
      fade('tin', [1, 1], '0 #7d7a78, 0.45 #4c4a4b, 1 #2e2d30'),
      fade('paper', [1, 1], '0 #fbf1dd, 1 #dcc7a2'),
      fade('cloth', [1, 1], `0 ${DUSK}, 1 ${DUSK_DEEP}`),
      fade('light', [1, 1], `0 ${SUN} 0.34, 0.6 ${SUN} 0`),
    ],
    body: [
      ...boards({ x: 0, y: 0, w: W, h: H }, '#c99b6c', 6),
      ...cloth(),
      lift({ x: 180, y: 70, w: 1240, h: 930 }, 44),
      ...tray(),
      ...SPOTS.map(([x, y, turn]) =>
        place({ at: [x + 14, y + 24], scale: 1.15, turn }, croissantBow()),
      ),
      crusty(...SPOTS.map(([x, y, turn]) => place({ at: [x, y], scale: 1.2, turn }, croissant()))),
      dust({ luck, at: [800, 540], reach: [560, 420], count: 420 }),
      dust({ luck, at: [800, 560], reach: [520, 400], count: 120, color: '#b36b2a' }),
      rect({ x: 0, y: 0, w: W, h: H }, 'url(#light)'),
      ...varnish({ w: W, h: H }, '0.5'),
    ],
  })
}

function tray(): string[] {
  return [
    rect({ x: 180, y: 70, w: 1240, h: 930 }, 'url(#tin)', { rx: 44 }),
    rect({ x: 196, y: 86, w: 1208, h: 898 }, '#232225', { rx: 34, opacity: '0.5' }),
    rect({ x: 214, y: 104, w: 1172, h: 862 }, 'url(#paper)', { rx: 18 }),
    stroke(
      'M214 300q300 -20 560 8t612 -14M214 690q340 24 640 -4t532 10M640 104q20 420 -10 862M1010 104q-24 400 10 862',
      '#c9b088',
      { width: 3, opacity: '0.5' },
    ),
    stroke('M190 114q0 -38 38 -38h1150', '#d8d4cf', { width: 5, opacity: '0.5' }),
  ]
}

/** A checked cloth that peeps out below the tray. */
function cloth(): string[] {
  const lines = times(9, (at) => `M${-40 + at * 52} 1200L${at * 52 + 150} 640`)
  const across = times(9, (at) => `M-60 ${680 + at * 56}L640 ${790 + at * 56}`)
  return [
    group(
      { transform: 'rotate(-6 200 900)' },
      rect({ x: -80, y: 640, w: 660, h: 560 }, 'url(#cloth)'),
      stroke(lines.join(''), LINEN, { width: 12, opacity: '0.35' }),
      stroke(across.join(''), LINEN, { width: 12, opacity: '0.35' }),
    ),
  ]
}
