import type { Axis } from '#modules/catalog/products/variant.ts'

/** Woods and paints, by the keys of the colours. */
type Finish = 'eiche' | 'esche' | 'nussbaum' | 'ahorn' | 'laerche' | 'blau' | 'rot' | 'gelb'
type Sized = { name: Axis; values: readonly { value: string; more: number; weight: number }[] }
type Offered = { price: number; weight: number; stock: number }

/** What a wood costs more than the cheapest one. */
const MORE: Readonly<Partial<Record<Finish, number>>> = { nussbaum: 1.25, eiche: 1.1 }
export const BUILT = [3, 6] as const

export function axis(
  name: string,
  name_en: string,
  values: readonly (readonly [string, string])[],
): Axis {
  return { name, name_en, values: values.map(([value, value_en]) => ({ value, value_en })) }
}

/** One in each wood; prices end as prices do. */
export function inWoods(
  finishes: readonly [Finish, ...Finish[]],
  { price, weight, stock }: Offered,
) {
  const variant = (color: Finish, at: number) => ({
    color,
    price: rounded(price * (MORE[color] ?? 1)),
    weight,
    stock: stock - at,
  })
  const [first, ...more] = finishes
  return [variant(first, 0), ...more.map((color, at) => variant(color, at + 1))] as const
}

/** One in each size, and each of them in each wood. */
export function inSizes(finishes: readonly [Finish, ...Finish[]], sized: Sized, offered: Offered) {
  const all = sized.values.flatMap(({ value, more, weight }, at) =>
    inWoods(finishes, {
      price: offered.price + more,
      weight: offered.weight + weight,
      stock: Math.max(1, offered.stock - at * 2),
    }).map((variant) => ({ ...variant, axes: [value] })),
  )
  const [first, ...rest] = all
  if (!first) throw new Error('A product is sold in at least one size')
  return { axes: [sized.name], variants: [first, ...rest] as const, days: BUILT }
}

function rounded(cents: number): number {
  return Math.round(cents / 100) * 100
}

export const BOARDS: Sized = {
  name: axis('Größe', 'Size', [
    ['M', 'M'],
    ['L', 'L'],
  ]),
  values: [
    { value: 'M', more: 0, weight: 0 },
    { value: 'L', more: 2000, weight: 1100 },
  ],
}
export const LENGTHS: Sized = {
  name: axis('Länge', 'Length', [
    ['40 cm', '40 cm'],
    ['60 cm', '60 cm'],
  ]),
  values: [
    { value: '40 cm', more: 0, weight: 0 },
    { value: '60 cm', more: 1400, weight: 500 },
  ],
}
export const HEIGHTS: Sized = {
  name: axis('Sitzhöhe', 'Seat height', [
    ['45 cm', '45 cm'],
    ['65 cm', '65 cm'],
  ]),
  values: [
    { value: '45 cm', more: 0, weight: 0 },
    { value: '65 cm', more: 3000, weight: 900 },
  ],
}
export const KNOBS: Sized = {
  name: axis('Knöpfe', 'Knobs', [
    ['3', '3'],
    ['5', '5'],
    ['7', '7'],
  ]),
  values: [
    { value: '3', more: 0, weight: 0 },
    { value: '5', more: 2500, weight: 600 },
    { value: '7', more: 4800, weight: 1200 },
  ],
}
export const SHELVES: Sized = {
  name: axis('Breite', 'Width', [
    ['60 cm', '60 cm'],
    ['90 cm', '90 cm'],
    ['120 cm', '120 cm'],
  ]),
  values: [
    { value: '60 cm', more: 0, weight: 0 },
    { value: '90 cm', more: 2600, weight: 1300 },
    { value: '120 cm', more: 5200, weight: 2600 },
  ],
}
export const BOXES: Sized = {
  name: axis('Größe', 'Size', [
    ['Tee', 'Tea'],
    ['Briefe', 'Letters'],
  ]),
  values: [
    { value: 'Tee', more: 0, weight: 0 },
    { value: 'Briefe', more: 3200, weight: 900 },
  ],
}
