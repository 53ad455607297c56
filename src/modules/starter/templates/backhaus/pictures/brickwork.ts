import {
  area,
  type Box,
  type Chance,
  clip,
  group,
  poly,
  rect,
  shape,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { BRICKS } from './palette.ts'

type Wall = { id: string; box: Box; brick: readonly [number, number]; luck: Chance; joint: string }

/** A wall of bricks in running bond; each differs a little from its neighbours. */
export function brickWall({ id, box, brick: [w, h], luck, joint }: Wall): string {
  const columns = Math.ceil(box.w / w) + 1
  const laid = new Map<string, string[]>()
  times(Math.ceil(box.h / h), (row) =>
    times(columns, (column) => {
      const x = Math.round(box.x + (column - (row % 2) / 2) * w) + 2
      const color = luck.pick(BRICKS)
      const brick = `M${x} ${box.y + row * h + 2}h${w - 4}v${h - 4}h${4 - w}z`
      laid.set(color, [...(laid.get(color) ?? []), brick])
    }),
  )
  return [
    shape('defs', {}, [clip(id, rect(box, joint))]),
    rect(box, joint),
    group(
      { 'clip-path': `url(#${id})` },
      ...[...laid].map(([color, bricks]) => area(bricks.join(''), color)),
      stroke([...laid.values()].flat().join(''), '#f6cdb4', {
        width: 1.2,
        opacity: '0.25',
      }),
    ),
  ].join('')
}

type Arch = {
  center: readonly [number, number]
  /** Inner and outer. */
  radii: readonly [number, number]
  stones: number
  luck: Chance
}

/** Stones of a round arch, from its left foot over the top to its right one. */
export function archStones({ center: [cx, cy], radii, stones, luck }: Arch): string[] {
  const [inner, outer] = radii
  const on = (radius: number, angle: number): [number, number] => [
    cx - Math.cos(angle) * radius,
    cy - Math.sin(angle) * radius,
  ]
  return times(stones, (at) => {
    const from = (Math.PI * at) / stones + 0.008
    const to = (Math.PI * (at + 1)) / stones - 0.008
    const corners = [on(inner, from), on(outer, from), on(outer, to), on(inner, to)]
    return poly(corners, luck.pick(BRICKS), { stroke: '#5d2a1e', 'stroke-width': 2 })
  })
}
