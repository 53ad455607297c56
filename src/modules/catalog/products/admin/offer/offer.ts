import { type Axis, kindOf, type Variant } from '../../variant.ts'

/** A variant in the form; one that is new has no id yet. */
export type DraftVariant = Omit<Variant, '_id'> & { _id?: string }

/** What can be bought of a product: its variants and what they differ in. */
export type Offer = { axes: Axis[]; variants: DraftVariant[] }

export const EMPTY_VARIANT: DraftVariant = {
  sku: '',
  gtin: '',
  color: null,
  axes: [],
  price: 0,
  sale: null,
  weight: null,
  image: null,
  content: null,
  size: null,
}

/** One variant that differs from nothing: most products. */
export function isSingle({ axes, variants }: Offer): boolean {
  const [first] = variants
  const isLikeProduct = !first?.color && !first?.content && !first?.size
  return axes.length === 0 && variants.length === 1 && isLikeProduct
}

/** Every combination of values there is no variant for yet, at the price of the first one. */
export function withCombinations(
  { axes, variants }: Offer,
  colors: readonly (string | null)[],
): Offer {
  const [first = EMPTY_VARIANT] = variants
  const wanted = axes.reduce<{ color: string | null; axes: string[] }[]>(
    (all, { values }) =>
      all.flatMap((one) => values.map(({ value }) => ({ ...one, axes: [...one.axes, value] }))),
    (colors.length > 0 ? colors : [null]).map((color) => ({ color, axes: [] })),
  )
  const known = new Set(variants.map(kindOf))
  const fitting = variants.filter((variant) => fits(axes, variant))
  const fresh = wanted
    .filter((one) => !known.has(kindOf(one)))
    .map((one) => ({ ...EMPTY_VARIANT, price: first.price, weight: first.weight, ...one }))
  return { axes, variants: [...fitting, ...fresh] }
}

function fits(axes: readonly Axis[], variant: DraftVariant): boolean {
  return (
    variant.axes.length === axes.length &&
    axes.every(({ values }, at) => values.some(({ value }) => value === variant.axes[at]))
  )
}

/** A column of the grid: how a cell reads, and what typing or pasting into it makes of a variant. */
export type Column = {
  name: string
  label: string
  isNumeric?: boolean
  read(variant: DraftVariant): string
  /** Undefined: these words mean nothing here. */
  write(variant: DraftVariant, typed: string): DraftVariant | undefined
}

/** Rows and cells of a spreadsheet, as it puts them on the clipboard. */
export function readCells(pasted: string): string[][] {
  const lines = pasted.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()))
}

type CellPosition = { row: number; column: number }

/** Cells go to the right and down from a place; rows that are missing are added. */
export function pasteCells(
  variants: readonly DraftVariant[],
  columns: readonly Column[],
  { cells, at }: { cells: readonly (readonly string[])[]; at: CellPosition },
): DraftVariant[] {
  const filled = [...variants]
  for (const [down, line] of cells.entries()) {
    const row = at.row + down
    let variant = filled[row] ?? copyOf(variants.at(-1))
    for (const [right, typed] of line.entries()) {
      variant = columns[at.column + right]?.write(variant, typed) ?? variant
    }
    filled[row] = variant
  }
  return filled
}

function copyOf(variant: DraftVariant = EMPTY_VARIANT): DraftVariant {
  const { axes, price, weight } = variant
  return { ...EMPTY_VARIANT, axes, price, weight }
}
