import { type Chance, ellipse, times } from '../../../drawing/brush.ts'
import { OAK_DARK } from './palette.ts'
import { chisel, place } from './tools.ts'
import { curl, plank } from './wood.ts'

const WIDTH = 1400

export function benchGrain(luck: Chance): string[] {
  const board = (y: number, at: number) =>
    plank({
      x: 0,
      y,
      w: WIDTH,
      h: 250,
      id: `bench-${at}`,
      color: ['#86613f', '#7b5838', '#815c3b', '#745234'][at] ?? OAK_DARK,
      grain: '#3f2a1a',
      lines: 12,
      chance: luck,
    })
  return times(4, (at) => board(at * 250, at))
}

export function aside(luck: Chance): string[] {
  const shavings = times(9, () =>
    curl({
      at: [luck.between(1090, 1330), luck.between(700, 930)],
      size: luck.between(16, 32),
      color: luck.pick(['#f0d9ae', '#e8cb97', '#f5e4c3']),
      turn: luck.between(0, 6),
    }),
  )
  return [
    ellipse([1230, 290], [170, 30], 'url(#cast)'),
    place(chisel(330, 15), [1080, 90], 'rotate(-38) scale(1.15)'),
    place(chisel(280, 9), [1200, 80], 'rotate(-33) scale(1.05)'),
    ...shavings,
  ]
}
