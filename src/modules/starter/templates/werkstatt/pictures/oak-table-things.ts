import {
  area,
  type Chance,
  circle,
  ellipse,
  rect,
  shape,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { CREAM, GREEN, GREEN_DARK, INK, LEAVES, SHADE, WALL_DEEP, WALNUT } from './palette.ts'

const PEARS = [
  [610, 638, '#c3a544'],
  [640, 632, '#b58f3b'],
  [576, 636, '#a9a04d'],
  [604, 618, '#cbb05a'],
  [636, 614, '#b7793c'],
] as const

export function onTheTable(luck: Chance): string[] {
  return [
    ellipse([812, 682], [120, 12], 'url(#below)'),
    ...times(11, (at) => branch(at, luck)),
    area('M734 588q-8 26 -14 46q-6 40 20 48h60q26 -8 20 -48q-6 -20 -14 -46Z', '#dccdb2'),
    area('M780 588q10 50 4 94h16q26 -8 20 -48q-6 -20 -14 -46Z', SHADE, { opacity: 0.25 }),
    ellipse([770, 588], [36, 8], '#b7a482'),
    ...PEARS.map(([x, y, color]) => circle([x, y, 21], color)),
    area('M536 646h148q-8 42 -54 46h-40q-46 -4 -54 -46Z', GREEN),
    area('M640 646h44q-8 42 -54 46h-20q30 -10 30 -46Z', GREEN_DARK, { opacity: 0.6 }),
    rect({ x: 950, y: 676, w: 120, h: 12 }, '#9c5a45', { rx: 2 }),
    rect({ x: 958, y: 664, w: 108, h: 12 }, '#e9dcc3', { rx: 2 }),
    rect({ x: 946, y: 652, w: 112, h: 12 }, '#5d7a80', { rx: 2 }),
  ]
}

function branch(at: number, luck: Chance): string {
  const lean = -150 + at * 30 + luck.between(-12, 12)
  const high = 470 - Math.abs(lean) * 0.5 + luck.between(-50, 40)
  const leaves = times(9, (step) => {
    const part = 0.3 + step * 0.08
    const cx = 770 + lean * part * part
    const cy = 600 + (high - 230 - 600) * part * 0.62
    const turn = `rotate(${Math.round(luck.between(-70, 70))} ${cx.toFixed(0)} ${cy.toFixed(0)})`
    return shape('ellipse', { cx, cy, rx: 15, ry: 6.5, fill: luck.pick(LEAVES), transform: turn })
  })
  const twig = `M770 606Q${770 + lean * 0.2} ${high} ${770 + lean} ${high - 90}`
  return [stroke(twig, '#5d5a3c', 3), ...leaves].join('')
}

export function lamp(): string[] {
  return [
    stroke('M770 0V150', INK, 4),
    area('M666 250Q676 150 770 146Q864 150 874 250Z', CREAM),
    area('M790 147Q864 152 874 250H820Q836 180 790 147Z', WALL_DEEP, { opacity: 0.4 }),
    ellipse([770, 250], [104, 12], '#fff3cf'),
    circle([770, 330, 250], 'url(#pool)'),
    rect({ x: 762, y: 140, w: 16, h: 14 }, WALNUT),
  ]
}
