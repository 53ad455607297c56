import { staff } from '#kernel/access/rules.ts'
import { collection } from '#kernel/admin/collection/collection.ts'
import type { ListAsk, SaveAsk } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField } from '#kernel/admin/fields/field.ts'
import { choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { type Level, listStock, readStock, updateStock } from '../stock.calls.ts'
import { POLICIES, STOCK_STATES, type StockState } from '../stock.ts'
import { BookSection } from './book-section.tsx'
import { adminMessages } from './messages.ts'
import { MovementsSection } from './movements-section.tsx'
import { NumbersSection } from './numbers-section.tsx'
import { PATHS } from './paths.ts'

/** Typed as a number in the form, a decimal string on the wire. */
export type StockItem = Omit<Level, 'reorder_level'> & { reorder_level: number | null }
type StockDraft = Pick<StockItem, 'policy' | 'reorder_level'>
type Query = { state?: StockState[]; sort?: 'title' | '-title' }

const TONES: Readonly<Record<StockState, StatusTone>> = {
  in_stock: 'good',
  few: 'warn',
  backorder: 'info',
  sold_out: 'bad',
  untracked: 'neutral',
}

const amount = () =>
  customField<string>(
    {
      empty: '',
      isNumeric: true,
      plain: (value, { lang }) => formatNumber(Number(value), lang),
      csv: (value) => ({ number: value }),
    },
    { readOnly: true },
  )

export const stock = collection<StockItem, Query, StockDraft>({
  name: 'stock',
  noun: 'stock',
  module: 'stock',
  path: PATHS.stock,
  paths: { browse: PATHS.stock, edit: `${PATHS.stock}/:id` },
  key: 'variant',
  words: wordsOf(adminMessages, 'stock'),
  label: ({ title, variant_title }) => [title, variant_title].filter(Boolean).join(', '),
  version: ({ version }) => version,
  begin: { path: PATHS.newProduct, access: staff('catalog', 'create') },
  fields: {
    title: text({ readOnly: true }),
    variant_title: text({ readOnly: true }),
    sku: text({ readOnly: true, code: true }),
    on_hand: amount(),
    held: amount(),
    committed: amount(),
    available: amount(),
    state: choice(STOCK_STATES, { readOnly: true, tones: TONES }),
    policy: choice(POLICIES, { required: true }),
    reorder_level: number({ min: 0, max: 999_999_999, decimals: 3 }),
  },
  columns: ['title', 'variant_title', 'sku', 'on_hand', 'available', 'state'],
  extraColumns: ['held', 'committed', 'reorder_level', 'policy'],
  Status: ({ item }) => <StateBadge state={item.state} />,
  filters: { state: 'state' },
  sortable: { title: 'title' },
  sort: 'title',
  isSearchable: true,
  list: findLevels,
  load: async (id) => itemOf(await call(readStock, { params: { id } })),
  save: saveLevel,
  form: {
    main: { book: BookSection, movements: MovementsSection },
    side: { numbers: NumbersSection, rules: ['policy', 'reorder_level'] },
  },
})

async function findLevels({ filters, ...request }: ListAsk<Query>) {
  const found = await call(listStock, { query: { ...filters, ...request } })
  const { stock: levels, numItems, numItemsExact, next } = found
  return { rows: levels.map(toItem), total: numItems, isExact: numItemsExact, next }
}

async function saveLevel({ id = '', version = 0, changes }: SaveAsk<StockItem, StockDraft>) {
  const { policy, reorder_level } = changes
  const body = {
    version,
    ...(policy && { policy }),
    ...(reorder_level !== undefined && {
      reorder_level: reorder_level === null ? null : String(reorder_level),
    }),
  }
  return itemOf(await call(updateStock, { params: { id }, body }))
}

function itemOf({ stock: [level] }: { stock: Level[] }): StockItem {
  if (!level) throw new Error('The server answered without the stock')
  return toItem(level)
}

function toItem({ reorder_level, ...level }: Level): StockItem {
  return { ...level, reorder_level: reorder_level === null ? null : Number(reorder_level) }
}

function StateBadge({ state }: { state: StockState }) {
  const t = useMessages(adminMessages)
  return <StatusBadge tone={TONES[state]} label={t(`stock.choices.state.${state}`)} />
}
