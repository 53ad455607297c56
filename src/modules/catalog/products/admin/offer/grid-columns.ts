import { parseMoney, writeMoney } from '#kernel/admin/fields/values/money-input.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { parseContent, writeContent } from '../../content.ts'
import type { Choices } from '../../product.calls.ts'
import { parseSize, writeSize } from '../../size.ts'
import type { Axis, Sale } from '../../variant.ts'
import type { Column, DraftVariant } from './offer.ts'

type Named = 'color' | 'sku' | 'gtin' | 'price' | 'salePrice' | 'weight' | 'content' | 'size'
type Words = Readonly<Record<Named, string>>
type Parts = {
  axes: readonly Axis[]
  colors: Choices['colors']
  words: Words
  lang: Lang
  /** When the sale of the other variants begins and ends: one form sets it for all. */
  times?: Pick<Sale, 'from' | 'to'>
}

/** What stands in the grid, in the order in which a spreadsheet is pasted into it. */
export function gridColumns({ axes, colors, words, lang, times }: Parts): Column[] {
  return [
    ...(colors.length > 0 ? [colorColumn(colors, words.color)] : []),
    ...axes.map(axisColumn),
    plain('sku', words.sku),
    plain('gtin', words.gtin),
    {
      name: 'price',
      label: words.price,
      isNumeric: true,
      read: ({ price }) => writeMoney(price, lang),
      write: (variant, typed) => {
        const price = parseMoney(typed, lang)
        return price === undefined || price < 0 ? undefined : { ...variant, price }
      },
    },
    saleColumn({ words, lang, times }),
    {
      name: 'weight',
      label: words.weight,
      isNumeric: true,
      read: ({ weight }) => (weight === null ? '' : String(weight)),
      write: (variant, typed) => {
        if (typed === '') return { ...variant, weight: null }
        return /^\d{1,9}$/.test(typed) ? { ...variant, weight: Number(typed) } : undefined
      },
    },
    sharedColumn({
      name: 'content',
      label: words.content,
      parse: parseContent,
      text: writeContent,
    }),
    sharedColumn({ name: 'size', label: words.size, parse: parseSize, text: writeSize }),
  ]
}

function saleColumn({ words, lang, times }: Pick<Parts, 'words' | 'lang' | 'times'>): Column {
  return {
    name: 'salePrice',
    label: words.salePrice,
    isNumeric: true,
    read: ({ sale }) => (sale ? writeMoney(sale.price, lang) : ''),
    write: (variant, typed) => {
      if (typed === '') return { ...variant, sale: null }
      const price = parseMoney(typed, lang)
      if (price === undefined || price < 0) return undefined
      const { from = null, to = null } = variant.sale ?? times ?? {}
      return { ...variant, sale: { from, to, price } }
    },
  }
}

type Shared = 'content' | 'size'
type SharedColumn<N extends Shared> = {
  name: N
  label: string
  parse(typed: string): NonNullable<DraftVariant[N]> | undefined
  text(value: NonNullable<DraftVariant[N]>): string
}

/** Empty: what the product says. */
function sharedColumn<N extends Shared>({ name, label, parse, text }: SharedColumn<N>): Column {
  return {
    name,
    label,
    isNumeric: true,
    read: ({ [name]: value }) => (value ? text(value) : ''),
    write: (variant, typed) => {
      if (typed === '') return { ...variant, [name]: null }
      const value = parse(typed)
      return value && { ...variant, [name]: value }
    },
  }
}

function colorColumn(colors: Choices['colors'], label: string): Column {
  return {
    name: 'color',
    label,
    read: ({ color }) => colors.find(({ _id }) => _id === color)?.title ?? '',
    write: (variant, typed) => {
      if (typed === '') return { ...variant, color: null }
      const wanted = typed.toLowerCase()
      const found = colors.find(({ title }) => title.toLowerCase() === wanted)
      return found && { ...variant, color: found._id }
    },
  }
}

function axisColumn({ name, values }: Axis, at: number): Column {
  return {
    name: `axis-${at}`,
    label: name,
    read: ({ axes }) => axes[at] ?? '',
    write: (variant, typed) => {
      const wanted = typed.toLowerCase()
      const found = values.find(({ value }) => value.toLowerCase() === wanted)
      return found && { ...variant, axes: variant.axes.with(at, found.value) }
    },
  }
}

function plain(name: 'sku' | 'gtin', label: string): Column {
  return {
    name,
    label,
    read: (variant: DraftVariant) => variant[name],
    write: (variant, typed) => ({ ...variant, [name]: typed }),
  }
}
