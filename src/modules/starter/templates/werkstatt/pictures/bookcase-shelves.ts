import { area, type Box, type Chance, group, rect, times } from '../../../drawing/brush.ts'
import { CREAM, INK, LEAVES, SHADE } from './palette.ts'

export const SPINES = [
  '#8f4f3d',
  '#3d6353',
  '#c8ab78',
  '#5f7a80',
  '#2f3e46',
  '#d9c9a8',
  '#a8763e',
  '#6d5a72',
  '#b65f45',
  '#7d8a62',
  '#e8dcc4',
  '#4e5b4c',
] as const

const COLUMNS = [70, 290, 510, 730] as const
const ROWS = [80, 252, 424, 596] as const
const CELL = { w: 200, h: 154 }

export function shelves(luck: Chance): string[] {
  return ROWS.flatMap((y, row) =>
    COLUMNS.flatMap((x, column) => {
      const isNiche = row > 1 && column > 0 && column < 3
      return isNiche ? [] : [cell({ x, y, ...CELL }, luck, (row + column) % 5 === 3)]
    }),
  )
}

function cell(box: Box, luck: Chance, hasObject: boolean): string {
  const { x, y, w, h } = box
  return [
    rect(box, 'url(#back)'),
    rect({ x, y, w, h: 20 }, INK, { opacity: 0.28 }),
    rect({ x, y, w: 10, h }, INK, { opacity: 0.18 }),
    ...(hasObject ? keepsake(box, luck) : []),
    ...books({ ...box, w: hasObject ? w * 0.48 : w * luck.between(0.82, 0.98) }, luck),
    rect({ x: x - 4, y: y + h, w: w + 8, h: 6 }, '#f3e3c2'),
  ].join('')
}

export function books({ x, y, w, h }: Box, luck: Chance): string[] {
  const drawn: string[] = []
  let left = x + 3
  while (left < x + w - 16) {
    const width = Math.min(luck.between(11, 27), x + w - left)
    const height = luck.between(0.62, 0.93) * h
    const top = y + h - height
    const color = luck.pick(SPINES)
    const lean = luck.between(0, 1) > 0.93 ? 7 : 0
    const spine = [
      rect({ x: left, y: top, w: width - 1, h: height }, color),
      rect({ x: left, y: top, w: 3, h: height }, CREAM, { opacity: 0.2 }),
      rect({ x: left + 1, y: top + height * 0.16, w: width - 3, h: 4 }, CREAM, { opacity: 0.55 }),
      rect({ x: left + 1, y: top + height * 0.74, w: width - 3, h: 2 }, CREAM, { opacity: 0.45 }),
    ]
    drawn.push(
      lean
        ? group({ transform: `rotate(${lean} ${left.toFixed(0)} ${y + h})` }, ...spine)
        : spine.join(''),
    )
    left += width + (lean ? 14 : 0.6)
  }
  return drawn
}

function keepsake({ x, y, w, h }: Box, luck: Chance): string[] {
  const foot = y + h
  const middle = x + w * 0.74
  const leaves = times(14, (at) =>
    area(
      `M${middle} ${foot - 46}q${-50 + at * 8} -20 ${-42 + at * 6.4} ${-luck.between(30, 66)}q8 26 ${42 - at * 6.4} 66`,
      luck.pick(LEAVES),
    ),
  )
  return [
    ...leaves,
    area(`M${middle - 26} ${foot - 48}h52l-7 48h-38Z`, '#d8c8ab'),
    rect({ x: middle + 6, y: foot - 48, w: 18, h: 48 }, SHADE, { opacity: 0.2 }),
  ]
}
