import type { z } from 'zod'
import { collection } from '#kernel/admin/collection/collection.ts'
import type { CellProps, ListAsk } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { money, number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useSession } from '#kernel/admin/session.tsx'
import { formatMoney } from '#kernel/i18n/format.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { adminWords } from '../../admin/messages.ts'
import { STATISTICS } from '../../admin/paths.ts'
import { StateBadge } from '../../sendings/admin/sending-status.tsx'
import { type NewsletterSending, newsletterSending } from '../../sendings/sending.ts'
import {
  countOf,
  SENDING_STATES,
  type SendingState,
  totalOf,
} from '../../sendings/sending-values.ts'
import { StatisticsScreen } from './statistics-screen.tsx'

type Query = z.input<typeof newsletterSending.Query>

/** The figures of one sending, by name. */
type FigureRow = {
  _id: string
  name: string
  state: SendingState
  began_at: string | null
  audience: number
  delivered: number
  failed: number
  uncertain: number
  skipped: number
  bounced_soft: number
  bounced_hard: number
  complained: number
  unsubscribed: number
  web_views: number
  clicks: number
  shares: number
  opens: number | null
  orders: number | null
  revenue: number | null
  currency: string | null
}

const figure = () => number({ readOnly: true })

export const statistics = collection<FigureRow, Query, object>({
  name: 'newsletter-statistics',
  noun: 'newsletter-sending',
  module: 'sendings',
  path: STATISTICS,
  paths: { edit: `${STATISTICS}/browse/:id` },
  key: '_id',
  words: wordsOf(adminWords, 'statistics'),
  label: ({ name }) => name,
  fields: {
    name: text({ readOnly: true }),
    state: choice(SENDING_STATES, { readOnly: true }),
    began_at: dateTime({ readOnly: true }),
    audience: figure(),
    delivered: figure(),
    failed: figure(),
    uncertain: figure(),
    skipped: figure(),
    bounced_soft: figure(),
    bounced_hard: figure(),
    complained: figure(),
    unsubscribed: figure(),
    web_views: figure(),
    clicks: figure(),
    shares: figure(),
    opens: figure(),
    orders: figure(),
    revenue: money({ readOnly: true }),
    currency: text({ readOnly: true }),
  },
  columns: [
    'name',
    'state',
    'began_at',
    'audience',
    'delivered',
    'failed',
    'unsubscribed',
    'clicks',
  ],
  extraColumns: [
    'opens',
    'orders',
    'revenue',
    'web_views',
    'shares',
    'uncertain',
    'skipped',
    'bounced_soft',
    'bounced_hard',
    'complained',
  ],
  columnModules: { orders: 'orders', revenue: 'orders' },
  cells: { state: StateCell, revenue: RevenueCell },
  filters: { state: 'state' },
  sortable: { name: 'name', began_at: 'began_at' },
  sort: '-began_at',
  isSearchable: true,
  list: findFigures,
  load: async (id) => {
    const [item] = (await newsletterCall(newsletterSending.calls.read, { params: { id } })).items
    if (!item) throw new Error('The server answered without the sending')
    return toRow(item)
  },
  Edit: StatisticsScreen,
})

async function findFigures({ filters, ...request }: ListAsk<Query>) {
  const { items, numItems, numItemsExact, next } = await newsletterCall(
    newsletterSending.calls.list,
    {
      query: { ...filters, ...request },
    },
  )
  return { rows: items.map(toRow), total: numItems, isExact: numItemsExact, next }
}

function toRow(sending: NewsletterSending): FigureRow {
  const { _id, name, state, began_at, counts, unsubscribed, web_views, clicks, shares } = sending
  const { opens, orders, revenue, currency } = sending
  return {
    ...{ _id, name, state, began_at, unsubscribed, web_views, clicks, shares },
    ...{ opens, orders, revenue, currency },
    audience: totalOf(counts),
    delivered: countOf(counts, 'sent'),
    failed: countOf(counts, 'failed'),
    uncertain: countOf(counts, 'uncertain'),
    skipped: countOf(counts, 'skipped'),
    bounced_soft: countOf(counts, 'bounced_soft'),
    bounced_hard: countOf(counts, 'bounced_hard'),
    complained: countOf(counts, 'complained'),
  }
}

function StateCell({ value }: CellProps<FigureRow, 'state'>) {
  return <StateBadge state={value} />
}

/** Null where nobody may see it, or there is no shop. */
function RevenueCell({ value, row: { currency } }: CellProps<FigureRow, 'revenue'>) {
  const { lang } = useSession().user
  return value === null ? null : formatMoney(value, lang, currency ?? undefined)
}
