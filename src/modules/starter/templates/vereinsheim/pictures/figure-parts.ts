import { area, group, type Point, stroke } from '../../../drawing/brush.ts'
import { mix } from './light.ts'

export type HairStyle = 'short' | 'tail' | 'bun' | 'cap' | 'curls'

/** Where a limb of this length ends; 0 hangs down, 90 points forward. */
export function reach([x, y]: Point, angle: number, length: number): Point {
  const turn = (angle * Math.PI) / 180
  return [x + Math.sin(turn) * length, y + Math.cos(turn) * length]
}

export function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part]
}

type Taper = { from: Point; to: Point; wide: readonly [number, number]; isCut?: boolean }

/** A limb or a sleeve: from one width to another, round at the joints unless it is cut off. */
export function taper({ from, to, wide: [a, b], isCut }: Taper, fill: string): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  const at = ([x, y]: Point, r: number) => `${one(x + nx * r)} ${one(y + ny * r)}`
  const end = isCut ? `L${at(to, -b)}` : `A${b} ${b} 0 0 0 ${at(to, -b)}`
  return area(
    `M${at(from, a)}L${at(to, b)}${end}L${at(from, -a)}A${a} ${a} 0 0 0 ${at(from, a)}Z`,
    fill,
  )
}

/** A shoe at the end of a shin; `angle` is where the toes point, 90 is forward. */
export function shoe([x, y]: Point, angle: number, color: string): string {
  const transform = `translate(${one(x)} ${one(y)}) rotate(${Math.round(90 - angle)})`
  const sole = stroke('M-6 7.4H17', mix(color, '#ffffff', 0.7), 1.6)
  return group(
    { transform },
    area('M-6 -3C-8 2 -7 7 -5 7H15C19 7 19 3 15 1C10 -1 6 -2 4 -5Z', color),
    sole,
  )
}

const HAIR: Readonly<Record<HairStyle, string>> = {
  short:
    'M-10 3C-13 -11 -5 -16 2 -15C9 -15 12 -10 10 -6C6 -9 2 -8 -2 -7C-3 -3 -4 0 -5 3C-7 6 -9 6 -10 3Z',
  tail: 'M-9 3C-12 -11 -5 -16 2 -15C9 -15 12 -10 10 -6C5 -9 0 -8 -3 -5C-5 0 -6 3 -8 4C-14 2 -24 6 -25 16C-20 10 -15 8 -10 8Z',
  bun: 'M-9 3C-10 0 -11 -3 -10 -6C-17 -6 -18 -14 -12 -15C-9 -16 -7 -14 -6 -13C-3 -16 0 -15 2 -15C9 -15 12 -10 10 -6C5 -9 0 -8 -3 -5C-5 0 -6 4 -9 3Z',
  cap: 'M-10 1C-12 -11 -5 -16 1 -16C8 -16 11 -10 11 -6L20 -4C20 -2 17 -2 11 -3L-3 -5C-5 0 -7 3 -10 1Z',
  curls:
    'M-9 7C-16 4 -15 -4 -13 -6C-15 -13 -8 -17 -4 -16C0 -20 9 -18 10 -13C14 -11 13 -7 10 -6C5 -8 1 -8 -2 -6C-3 -1 -4 4 -9 7Z',
}

export type HeadLook = { skin: string; hair: string; style: HairStyle }

/** A head in profile, looking forward; the neck belongs to it. */
export function head([x, y]: Point, tilt: number, { skin, hair, style }: HeadLook): string {
  const shade = mix(skin, '#3a1d14', 0.28)
  return group(
    { transform: `translate(${one(x)} ${one(y)}) rotate(${Math.round(tilt)})` },
    area('M-6 4L-6 18Q0 22 6 18L5 9Z', shade),
    area(
      'M-9 -1C-10 -10 -4 -14 1 -14C7 -14 10 -10 10 -5L13 1L10 2.5V6C10 10 7 12 3 11L-3 9C-7 7 -9 3 -9 -1Z',
      skin,
    ),
    area('M-9 -1C-9 4 -6 8 -1 10L3 11C-1 7 -2 3 -1 -2Z', shade, { opacity: '0.45' }),
    area('M-4 -1C-6 -1 -6 4 -3 4C-1 3 -1 -1 -4 -1Z', shade),
    stroke('M6.5 -2.5L9 -3M6 6.2Q8.5 8.6 10.3 6.2', mix(skin, '#2a120c', 0.6), {
      width: 1.1,
      'stroke-linecap': 'round',
    }),
    area(HAIR[style], hair),
  )
}

function one(value: number): number {
  return Math.round(value * 10) / 10
}
