import {
  area,
  type Box,
  type Chance,
  ellipse,
  group,
  type Point,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { LEAVES } from './palette.ts'

type Blades = {
  box: Box
  count: number
  /** Lowest and highest blade. */
  tall: Point
  tones: readonly string[]
  luck: Chance
}

/** Blades of grass, one path for each tone; those further down stand nearer and taller. */
export function blades({ box, count, tall, tones, luck }: Blades): string[] {
  return tones.map((tone) => {
    const each = times(Math.round(count / tones.length), () => {
      const part = Math.sqrt(luck.between(0, 1))
      const height = luck.between(tall[0], tall[1]) * (0.35 + part * 0.65)
      const lean = luck.between(-0.5, 0.5) * height
      const half = Math.max(0.8, height * 0.06)
      const [x, y] = [box.x + luck.between(0, box.w), box.y + part * box.h]
      const tip = `${n(lean * 0.4)} ${n(-height * 0.6)} ${n(lean)} ${n(-height)}`
      return `M${n(x - half)} ${n(y)}q${tip}q${n(-lean * 0.4 + half)} ${n(height * 0.5)} ${n(half * 2 - lean)} ${n(height)}Z`
    })
    return area(each.join(''), tone)
  })
}

type Cloud = { at: Point; size: number; colors: readonly [string, string]; luck: Chance }

/** A heap of air: lit above, in its own shade below. */
export function cloud({ at: [x, y], size, colors, luck }: Cloud): string {
  const puffs = times(9, (at): [number, number, number] => {
    const across = (at / 8 - 0.5) * 2
    const swell = Math.cos(across * 1.35)
    return [
      x + across * size,
      y - swell * size * luck.between(0.1, 0.34),
      size * (0.16 + swell * 0.2),
    ]
  })
  const heap = (color: string, dy: number, by: number) =>
    puffs.map(([cx, cy, r]) => ellipse([cx, cy + dy], [r * by, r * by * 0.8], color)).join('')
  return group({}, heap(colors[1], size * 0.05, 1), heap(colors[0], -size * 0.02, 0.92))
}

type Tree = { at: Point; size: number; tones?: readonly string[]; luck: Chance; leaves?: number }

/** A broad tree of many leaves, lighter towards the upper left. */
export function tree({ at: [x, y], size, tones = LEAVES, luck, leaves = 60 }: Tree): string {
  const [mid, soft, light, dark, bright] = tones
  const heaps = new Map<string, string[]>()
  for (let at = 0; at < leaves; at += 1) {
    const angle = luck.between(0, Math.PI * 2)
    const far = Math.sqrt(luck.between(0, 1)) * size * 0.37
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.9]
    const lit = (-dx * 0.7 - dy) / (size * 0.37) + luck.between(-0.35, 0.35)
    const tone = (lit > 0.5 ? bright : lit > 0.15 ? light : lit > -0.3 ? soft : mid) ?? '#548243'
    const heap = leafHeap([x + dx, y - size * 0.64 + dy], size * luck.between(0.035, 0.07))
    heaps.set(tone, [...(heaps.get(tone) ?? []), heap])
  }
  const lowest = [mid, soft, light, bright].filter((tone) => tone !== undefined)
  return group(
    {},
    trunk([x, y], size),
    ...crownShade([x, y - size * 0.64], size, dark ?? '#35592f'),
    ...lowest.map((tone) => area((heaps.get(tone) ?? []).join(''), tone)),
  )
}

function crownShade([x, y]: Point, size: number, tone: string): string[] {
  return times(9, (at) => {
    const angle = at * 0.7
    const far = at === 0 ? 0 : size * 0.2
    return ellipse(
      [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.85],
      [size * 0.21, size * 0.19],
      tone,
    )
  })
}

function trunk([x, y]: Point, size: number): string {
  const bark = '#5a4734'
  const limbs = `M${n(x)} ${n(y - size * 0.26)}l${n(size * 0.14)} ${n(-size * 0.2)}M${n(x)} ${n(y - size * 0.3)}l${n(-size * 0.13)} ${n(-size * 0.16)}`
  const foot = size * 0.05
  return (
    area(
      `M${n(x - foot)} ${n(y)}Q${n(x - size * 0.02)} ${n(y - size * 0.1)} ${n(x - size * 0.025)} ${n(y - size * 0.5)}h${n(foot)}Q${n(x + size * 0.02)} ${n(y - size * 0.1)} ${n(x + foot)} ${n(y)}Z`,
      bark,
    ) + stroke(limbs, bark, size * 0.025)
  )
}

function leafHeap([x, y]: Point, r: number): string {
  const i = Math.round
  return `M${i(x - r)} ${i(y)}q${i(-r * 0.2)} ${i(-r * 0.7)} ${i(r * 0.6)} ${i(-r * 0.8)}q${i(r * 0.6)} ${i(-r * 0.4)} ${i(r)} ${i(r * 0.3)}q${i(r * 0.5)} ${i(r * 0.5)} ${i(-r * 0.2)} ${i(r)}q${i(-r * 0.8)} ${i(r * 0.5)} ${i(-r * 1.1)} ${i(r * 0.1)}Z`
}

/** Woods far away: crowns beside crowns, now higher, now lower. */
export function treeline(box: Box, color: string, luck: Chance): string {
  let [x, y] = [box.x, box.y + box.h * 0.5]
  const crowns: string[] = []
  while (x < box.x + box.w) {
    const step = luck.between(0.22, 0.5) * box.h
    const next = box.y + box.h * luck.between(0.22, 0.62)
    crowns.push(`a${n(step * 0.56)} ${n(step * 0.6)} 0 0 1 ${n(step)} ${n(next - y)}`)
    x += step
    y = next
  }
  const start = `M${n(box.x)} ${n(box.y + box.h)}V${n(box.y + box.h * 0.5)}`
  return area(`${start}${crowns.join('')}V${n(box.y + box.h)}Z`, color)
}

function n(value: number): number {
  return Math.round(value * 10) / 10
}
