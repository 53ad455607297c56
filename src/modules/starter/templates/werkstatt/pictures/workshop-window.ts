import { area, type Chance, rect, stroke, times } from '../../../drawing/brush.ts'
import { landscape } from './landscape.ts'
import { CREAM, GREEN, OAK_DARK, OAK_LIGHT, SHADE, WALL_DEEP, WALNUT } from './palette.ts'

export const PANE = { x: 150, y: 96, w: 690, h: 440 }

export function windowWithView(luck: Chance): string[] {
  const { x, y, w, h } = PANE
  const bars = [1, 2, 3].map((at) => rect({ x: x + (w / 4) * at - 5, y, w: 10, h }, CREAM))
  const rails = [1, 2].map((at) => rect({ x, y: y + (h / 3) * at - 5, w, h: 10 }, CREAM))
  return [
    rect({ x: x - 34, y: y - 30, w: w + 78, h: h + 70 }, SHADE, { opacity: 0.22 }),
    landscape(PANE, luck),
    ...bars,
    ...bars.map((_, at) => rect({ x: x + (w / 4) * (at + 1) + 2, y, w: 3, h }, WALL_DEEP)),
    ...rails,
    stroke(`M${x} ${y}h${w}v${h}h${-w}Z`, CREAM, 26),
    stroke(`M${x + 13} ${y + 13}h${w - 26}v${h - 26}h${26 - w}Z`, WALL_DEEP, 2),
    stroke(`M${x - 14} ${y - 14}h${w + 28}v${h + 28}h${-28 - w}Z`, WALL_DEEP, 2),
    rect({ x: x - 40, y: y + h + 10, w: w + 80, h: 22 }, CREAM),
    rect({ x: x - 40, y: y + h + 30, w: w + 80, h: 8 }, WALL_DEEP),
    ...onTheSill(y + h + 10, luck),
  ]
}

function onTheSill(y: number, luck: Chance): string[] {
  const leaves = times(16, (at) => {
    const tilt = -70 + at * 9.5
    const length = luck.between(46, 84)
    const d = `M232 ${y - 46}q${tilt * 0.4} ${-length * 0.7} ${tilt} ${-length}q${-tilt * 0.1} ${length * 0.6} ${-tilt} ${length}`
    return area(d, luck.pick(['#5f7d58', '#76925f', '#4d6a4c']))
  })
  return [
    ...leaves,
    area(`M206 ${y - 50}h54l-8 50h-38Z`, '#b4694b'),
    rect({ x: 202, y: y - 56, w: 62, h: 12 }, '#c27a5a'),
    rect({ x: 440, y: y - 58, w: 46, h: 58 }, '#8aa4a0', { rx: 6, opacity: 0.9 }),
    ...[446, 456, 468, 478].map((x, at) =>
      rect({ x, y: y - 104 - (at % 2) * 16, w: 6, h: 60 }, at % 2 ? OAK_DARK : OAK_LIGHT),
    ),
    rect({ x: 330, y: y - 34, w: 70, h: 34 }, WALNUT, { rx: 3 }),
    rect({ x: 336, y: y - 52, w: 58, h: 18 }, GREEN, { rx: 3 }),
  ]
}
