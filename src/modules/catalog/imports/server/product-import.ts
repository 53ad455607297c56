import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { Tags, text } from '#kernel/contract/fields.ts'
import { importOf } from '#kernel/server/imports/declaration.ts'
import { startImport } from '#kernel/server/imports/start-import.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { type Content, PositiveQuantity, parseContent } from '../../products/content.ts'
import { STATES } from '../../products/online-state.ts'
import { parseSize, type Size } from '../../products/size.ts'
import { Variant } from '../../products/variant.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { importProducts } from '../lists.calls.ts'
import { planProducts } from './plan-products.ts'
import { currentProducts, storeProducts, undoProducts } from './store-products.ts'

/** '4,50', '4.50', '1.234,00 €' */
const Price = z
  .string()
  .transform((words) => words.replace(/[\s€]/g, ''))
  .pipe(z.string().regex(/^(\d{1,3}(\.\d{3})*,\d{2}|\d{1,7}([.,]\d{1,2})?)$/, { error: 'number' }))
  .transform(centsOf)
  .pipe(Variant.shape.price)

/** '750 g', '0,75 l' */
const ContentCell = text(40).transform((words, issues): Content => {
  const content = parseContent(words)
  if (content) return content
  issues.addIssue({ code: 'custom', message: 'content' })
  return z.NEVER
})

/** '30 × 20 × 5 cm' */
const SizeCell = text(60).transform((words, issues): Size => {
  const size = parseSize(words)
  if (size) return size
  issues.addIssue({ code: 'custom', message: 'size' })
  return z.NEVER
})

const Words = text(20_000)
/** Several, parted by a bar. */
const List = text(2000).transform((words) =>
  words
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean),
)

export const FIELDS = {
  sku: {
    label: { de: 'Artikelnummer', en: 'Article number' },
    heads: ['sku', 'artikelnr', 'art.-nr.', 'nummer', 'variant sku', 'product number'],
    isRequired: true,
    schema: text(80),
  },
  title: {
    label: { de: 'Name', en: 'Name' },
    heads: ['title', 'titel', 'bezeichnung', 'produkt', 'product'],
    schema: text(160),
  },
  price: {
    label: { de: 'Preis', en: 'Price' },
    heads: ['preis (brutto)', 'bruttopreis', 'variant price', 'gross price'],
    schema: Price,
  },
  gtin: {
    label: { de: 'GTIN', en: 'GTIN' },
    heads: ['ean', 'barcode'],
    schema: Variant.shape.gtin,
  },
  weight: {
    label: { de: 'Gewicht (g)', en: 'Weight (g)' },
    heads: ['gewicht', 'weight', 'grams', 'variant grams'],
    schema: z
      .string()
      .regex(/^\d{1,8}$/, { error: 'number' })
      .transform(Number),
  },
  content: {
    label: { de: 'Inhalt', en: 'Content' },
    heads: ['füllmenge', 'nennfüllmenge', 'net content', 'unit pricing measure'],
    schema: ContentCell,
  },
  size: {
    label: { de: 'Maße', en: 'Size' },
    heads: ['abmessungen', 'maße (l × b × h)', 'dimensions', 'measurements'],
    schema: SizeCell,
  },
  unit: {
    label: { de: 'Einheit', en: 'Unit' },
    heads: ['mengeneinheit', 'verkaufseinheit', 'quantity unit', 'sales unit'],
    schema: text(30),
  },
  min_quantity: {
    label: { de: 'Mindestmenge', en: 'Minimum quantity' },
    heads: ['mindestbestellmenge', 'minimum order quantity', 'min purchase'],
    schema: PositiveQuantity,
  },
  max_quantity: {
    label: { de: 'Höchstmenge', en: 'Maximum quantity' },
    heads: ['höchstbestellmenge', 'maximum order quantity', 'max purchase'],
    schema: PositiveQuantity,
  },
  quantity_step: {
    label: { de: 'In Schritten von', en: 'In steps of' },
    heads: ['mengenschritt', 'staffelung', 'quantity step', 'purchase steps'],
    schema: PositiveQuantity,
  },
  vat_group: {
    label: { de: 'Steuersatz', en: 'VAT rate' },
    heads: ['mwst', 'ust', 'mehrwertsteuer', 'umsatzsteuer', 'vat', 'tax', 'tax rate'],
    schema: text(100),
  },
  summary: {
    label: { de: 'Kurz gesagt', en: 'In short' },
    heads: ['kurzbeschreibung', 'summary'],
    schema: text(500),
  },
  description: {
    label: { de: 'Beschreibung', en: 'Description' },
    heads: ['text', 'body'],
    schema: Words,
  },
  groups: {
    label: { de: 'Warengruppen', en: 'Product groups' },
    heads: ['kategorie', 'kategorien', 'category', 'categories', 'gruppe'],
    schema: List.pipe(z.array(z.string()).max(50)),
  },
  tags: { label: { de: 'Schlagwörter', en: 'Tags' }, heads: ['tag'], schema: List.pipe(Tags) },
  state: {
    label: { de: 'Status', en: 'Status' },
    heads: ['state', 'sichtbarkeit'],
    schema: z.string().toLowerCase().pipe(z.enum(STATES)),
  },
}

/**
 * Products from a list, known by their article number. What is new becomes a product of one kind; of a
 * product with several variants only numbers and prices are changed.
 */
export const productImport = importOf<CatalogTables>()({
  name: 'products',
  label: { de: 'Produkte', en: 'Products' },
  access: { check: staff('catalog', 'create'), run: staff('catalog', 'publish') },
  fields: FIELDS,
  keys: ({ sku }) => [(sku ?? '').toLowerCase()],
  plan: planProducts,
  store: storeProducts,
  current: currentProducts,
  undo: undoProducts,
  batch: 200,
})

/** The same for programs, in one call. */
export const importRoute: Route = routesOf<KernelTables>()(importProducts, (context, { query }) =>
  startImport(context, { kind: productImport.name, isDryRun: query.dry_run }),
)

/** Whole cents; the separator that stands last, before one or two digits, is the decimal one. */
function centsOf(words: string): number {
  const at = Math.max(words.lastIndexOf(','), words.lastIndexOf('.'))
  const isDecimal = at >= 0 && words.length - at <= 3
  const whole = (isDecimal ? words.slice(0, at) : words).replace(/[.,]/g, '')
  const fraction = isDecimal ? words.slice(at + 1).padEnd(2, '0') : '0'
  return Number(whole) * 100 + Number(fraction)
}
