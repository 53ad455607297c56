import { area, type Chance, circle, stroke, times } from '../../../drawing/brush.ts'
import { LEAVES } from './palette.ts'

const FLOWERS = ['#e9b9b0', '#d98c86', '#f1d7c9', '#b85c63', '#f5e6d3'] as const

export function hollyhock(x: number, top: number, luck: Chance): string {
  const lean = luck.between(-22, 22)
  const foot = 1166
  const leaves = times(9, (at) => {
    const side = at % 2 ? 1 : -1
    const y = foot - 20 - at * 34
    const size = 46 - at * 3
    return area(
      `M${x} ${y}q${side * size * 0.5} ${-size * 0.9} ${side * size} ${-size * 0.2}q${-side * size * 0.2} ${size * 0.6} ${-side * size} ${size * 0.2}Z`,
      luck.pick(LEAVES),
    )
  })
  const color = luck.pick(FLOWERS)
  const blooms = times(12, (at) => {
    const part = at / 12
    const bx = x + lean * (0.4 + part * 0.6) + (at % 2 ? 15 : -15) * (1 - part * 0.6)
    const by = top + 300 - part * 290
    const size = 27 - part * 18
    return [
      circle([bx, by, size], color),
      circle([bx, by, size * 0.55], '#fff3e2', { opacity: 0.45 }),
      circle([bx, by, size * 0.22], '#d9b24c'),
    ].join('')
  })
  return [
    stroke(`M${x} ${foot}Q${x} ${(foot + top) / 2} ${x + lean} ${top}`, '#5c7148', 7),
    ...leaves,
    ...blooms,
  ].join('')
}
