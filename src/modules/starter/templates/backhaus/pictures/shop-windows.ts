import {
  area,
  type Box,
  type Chance,
  circle,
  type Point,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { basket } from './basket.ts'
import { longLoaf, roll, roundLoaf } from './breads.ts'
import { crusty, place } from './paint.ts'
import { CREAM, INK, NIGHT, SUN, WOOD, WOOD_DARK } from './palette.ts'
import { pretzel } from './pastry.ts'

/** A shop window, lit from inside, with the morning's bread on two steps. */
export function displayWindow(box: Box, luck: Chance): string {
  const { x, y, w, h } = box
  return [
    rect({ x: x - 18, y: y - 18, w: w + 36, h: h + 60 }, 'url(#paint)'),
    rect(box, 'url(#room)'),
    ...times(3, (at) => pendant(x + 90 + at * 150, y + 100)),
    rect({ x, y: y + 256, w, h: 14 }, WOOD),
    rect({ x, y: y + 270, w, h: 90 }, WOOD_DARK, { opacity: '0.35' }),
    crusty(...wares([x, y], luck)),
    basket({ at: [x + 370, y + 316], half: 92, high: 30 }),
    rect({ x, y: y + 340, w, h: 20 }, WOOD),
    rect(box, 'url(#sheen)'),
    poly(
      [
        [x + 250, y],
        [x + 330, y],
        [x + 130, y + h],
        [x + 50, y + h],
      ],
      '#fff',
      { opacity: '0.12' },
    ),
    stroke(`M${x} ${y}h${w}v${h}h${-w}ZM${x + w / 2} ${y}v${h}`, CREAM, 8),
    rect({ x: x - 28, y: y + h + 8, w: w + 56, h: 18 }, CREAM),
    rect({ x: x - 18, y: y + h + 40, w: w + 36, h: 30 }, NIGHT, { opacity: '0.5' }),
  ].join('')
}

function wares([x, y]: Point, luck: Chance): string[] {
  const loaves = times(4, (at) =>
    place(
      { at: [x + 66 + at * 116, y + 226], scale: 0.5 },
      roundLoaf(at % 2 ? 'wheat' : 'rye', luck.pick(['cross', 'bars', 'leaf'] as const)),
    ),
  )
  const low = [
    ...times(2, (at) =>
      place({ at: [x + 90 + at * 116, y + 318], scale: 0.42 }, longLoaf('wheat', 4)),
    ),
    ...times(5, (at) =>
      place({ at: [x + 300 + at * 34, y + 300 - (at % 2) * 18], scale: 0.42 }, roll('pale')),
    ),
  ]
  return [...loaves, ...low]
}

function pendant(x: number, y: number): string {
  return [
    stroke(`M${x} ${y - 60}v40`, INK, 3),
    area(`M${x - 26} ${y + 6}q4 -26 26 -28q22 2 26 28Z`, '#8a3d2a'),
    circle([x, y + 20, 70], 'url(#lantern)', { opacity: '0.8' }),
  ].join('')
}

/** The door stands open a little; light falls on the step. */
export function shopDoor(): string[] {
  return [
    rect({ x: 676, y: 384, w: 248, h: 476 }, 'url(#paint)'),
    rect({ x: 700, y: 400, w: 200, h: 80 }, 'url(#room)'),
    stroke('M700 400h200v80h-200ZM766 400v80M834 400v80', CREAM, 6),
    rect({ x: 700, y: 496, w: 200, h: 360 }, '#3b5066'),
    rect({ x: 724, y: 520, w: 152, h: 220 }, 'url(#room)'),
    rect({ x: 724, y: 520, w: 152, h: 220 }, 'url(#sheen)'),
    poly('780,520 820,520 764,740 728,740', '#fff', { opacity: '0.2' }),
    stroke('M724 520h152v220h-152Z', CREAM, 6),
    rect({ x: 728, y: 764, w: 144, h: 70 }, NIGHT, { opacity: '0.4' }),
    rect({ x: 856, y: 640, w: 10, h: 70 }, '#e6bd76', { rx: 5 }),
    rect({ x: 752, y: 590, w: 96, h: 62 }, '#38424b', { rx: 4 }),
    stroke('M768 612q10 -8 18 0t18 0t26 -1M776 632h46', CREAM, { width: 3, opacity: '0.9' }),
    rect({ x: 650, y: 848, w: 300, h: 24 }, '#d8c7ac'),
    rect({ x: 650, y: 868, w: 300, h: 10 }, '#7d6a58'),
    area('M700 848H900L980 912H620Z', SUN, { opacity: '0.35' }),
  ]
}

/** A gilded pretzel on an iron arm, as bakers have hung it out for centuries. */
export function hangingSign(): string {
  return [
    stroke('M960 200H1120M960 250Q1020 250 1040 204M1110 200q24 0 24 -20', INK, {
      width: 8,
      'stroke-linecap': 'round',
    }),
    stroke('M1052 204v26M1108 204v26', INK, 4),
    circle([1080, 306, 84], '#2b3a4c', { stroke: '#e6bd76', 'stroke-width': 6 }),
    place({ at: [1080, 300], scale: 0.5 }, pretzel()),
  ].join('')
}
