import {
  area,
  type Box,
  circle,
  ellipse,
  group,
  type Point,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { CLUB, GOLD, INK, WHITE } from './palette.ts'

/** A pavilion with a pointed roof, lit from within. */
export function tent({ x, y, w, h }: Box, canvas: string): string {
  const [eaves, fill] = [y + h * 0.34, `url(#${canvas})`]
  const tooth = w / 8
  const fringe = times(8, () => `q${(tooth / 2).toFixed(1)} 26 ${tooth.toFixed(1)} 0`).join('')
  return group(
    {},
    rect({ x: x + 8, y: eaves, w: w - 16, h: h * 0.66 }, 'url(#inside)'),
    ...[0.02, 0.96].map((part) =>
      rect({ x: x + w * part, y: eaves, w: 8, h: h * 0.66 }, '#e9e2d2'),
    ),
    area(
      `M${x + w / 2} ${y - 30}Q${x + w * 0.56} ${y + h * 0.2} ${x + w} ${eaves}H${x}Q${x + w * 0.44} ${y + h * 0.2} ${x + w / 2} ${y - 30}Z`,
      fill,
    ),
    area(
      `M${x + w / 2} ${y - 30}Q${x + w * 0.56} ${y + h * 0.2} ${x + w} ${eaves}H${x + w * 0.66}Q${x + w * 0.54} ${y + h * 0.2} ${x + w / 2} ${y - 30}Z`,
      INK,
      { opacity: '0.16' },
    ),
    area(
      `M${x} ${eaves - 2}h${w}v14${times(8, () => `q${(-tooth / 2).toFixed(1)} 26 ${(-tooth).toFixed(1)} 0`).join('')}Z`,
      fill,
    ),
    stroke(`M${x} ${eaves + 12}${fringe}`, WHITE, { width: 3, opacity: '0.6' }),
    circle([x + w / 2, y - 34, 7], GOLD),
    poly(`${x + w / 2},${y - 84} ${x + w / 2 + 44},${y - 70} ${x + w / 2},${y - 56}`, CLUB),
    stroke(`M${x + w / 2} ${y - 34}v-52`, '#e9e2d2', 4),
    ellipse([x + w / 2, y + h * 0.62], [w * 0.5, h * 0.36], 'url(#warm)'),
  )
}

/** Bulbs on a cable that sags. */
export function lightChain([ax, ay]: Point, [bx, by]: Point, sag: number): string {
  const count = Math.round((bx - ax) / 52)
  const spots = times(count - 1, (at): Point => {
    const part = (at + 1) / count
    return [ax + (bx - ax) * part, ay + (by - ay) * part + 4 * sag * part * (1 - part) * 0.5]
  })
  const line = `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + sag} ${bx} ${by}`
  return group(
    {},
    stroke(line, '#1b1a2a', 2.6),
    ...spots.flatMap(([x, y]) => [
      circle([x, y + 10, 36], 'url(#bulb)', { opacity: '0.6' }),
      rect({ x: x - 3, y: y - 2, w: 6, h: 7 }, '#1b1a2a'),
      circle([x, y + 11, 8], '#fff3c4'),
    ]),
  )
}

export function bunting([ax, ay]: Point, [bx, by]: Point, sag: number): string {
  const count = Math.round((bx - ax) / 58)
  const at = (part: number): Point => [
    ax + (bx - ax) * part,
    ay + (by - ay) * part + 2 * sag * part * (1 - part),
  ]
  const flags = times(count, (index) => {
    const [left, right] = [at((index + 0.12) / count), at((index + 0.88) / count)]
    const tip: Point = [(left[0] + right[0]) / 2 + 3, (left[1] + right[1]) / 2 + 56]
    return poly([left, right, tip], [CLUB, WHITE, GOLD][index % 3] ?? CLUB)
  })
  return group(
    {},
    stroke(`M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + sag} ${bx} ${by}`, '#efe6d2', 2),
    ...flags,
  )
}

/** A swinging grill with glowing coals. */
export function grill([x, y]: Point, scale: number): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    ellipse([0, 0], [96, 12], '#17301f'),
    stroke('M-62 0L0 -190L62 0M0 -190L10 -10', '#2b2f36', 6),
    ellipse([0, -40], [130, 80], 'url(#coal)'),
    area('M-70 -58H70Q60 -14 0 -12Q-60 -14 -70 -58Z', '#23262c'),
    ellipse([0, -58], [70, 13], '#ff8a3a'),
    ...times(9, (at) =>
      ellipse([-48 + at * 12, -58 + (at % 3) * 3], [6, 4], at % 2 ? '#ffd27a' : '#7a2a10'),
    ),
    stroke('M-64 -90L0 -170L64 -90', '#4b5660', 2.4),
    ellipse([0, -88], [72, 14], '#3a4048'),
    ...times(6, (at) =>
      rect({ x: -52 + at * 18, y: -97, w: 13, h: 7 }, at % 2 ? '#a4522c' : '#c4703a', { rx: 3.5 }),
    ),
  )
}
