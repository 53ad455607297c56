import { area, circle, rect, stroke, times } from '../../../drawing/brush.ts'
import { bundt, stand } from './cakes.ts'
import { CASE } from './counter-case.ts'
import { place, shadows } from './paint.ts'
import { BRICK, CREAM, PUTTY } from './palette.ts'

/** A cake under its glass dome, a jar of biscuits and flowers. */
export function onTop(): string[] {
  const y = CASE.y
  return [
    shadows(`1330,${y},120,10 300,${y},110,10`),
    place({ at: [300, y - 46] }, stand(116, 30), place({ at: [0, 0], scale: 0.95 }, bundt())),
    area(
      `M176 ${y - 50}V${y - 130}Q176 ${y - 220} 300 ${y - 222}Q424 ${y - 220} 424 ${y - 130}V${y - 50}Z`,
      'url(#glass)',
      { stroke: '#fff', 'stroke-width': 3, 'stroke-opacity': '0.7' },
    ),
    circle([300, y - 232, 12], CREAM),
    ...jar(y),
    ...flowers(y),
  ]
}

function jar(y: number): string[] {
  return [
    rect({ x: 1190, y: y - 120, w: 96, h: 120 }, '#dfe8e6', { rx: 14, opacity: '0.75' }),
    ...times(6, (at) =>
      circle(
        [1216 + (at % 2) * 44, y - 18 - Math.floor(at / 2) * 30, 20],
        at % 2 ? '#c58a45' : '#a8682c',
      ),
    ),
    rect({ x: 1184, y: y - 138, w: 108, h: 22 }, BRICK, { rx: 8 }),
  ]
}

function flowers(y: number): string[] {
  return [
    area(`M1360 ${y}q-8 -70 10 -104h60q18 34 10 104Z`, CREAM),
    area(`M1404 ${y}q6 -70 -4 -104h30q18 34 10 104Z`, PUTTY, { opacity: '0.5' }),
    ...times(9, (at) =>
      stroke(
        `M1400 ${y - 100}q${(at - 4) * 8} -50 ${(at - 4) * 20} -${96 - Math.abs(at - 4) * 9}`,
        '#73835a',
        4,
      ),
    ),
    ...times(9, (at) =>
      circle(
        [1400 + (at - 4) * 20, y - 196 + Math.abs(at - 4) * 9, 12],
        at % 2 ? '#e9b7ab' : '#fff4e6',
      ),
    ),
  ]
}
