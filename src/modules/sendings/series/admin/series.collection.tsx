import type { z } from 'zod'
import { collection } from '#kernel/admin/collection/collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { list } from '#kernel/admin/fields/structured/group-fields.ts'
import { newsletterTemplateSource } from '#modules/newsletter/admin/pickers.tsx'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { newsletterList } from '#modules/subscribers/lists/list.ts'
import { adminWords } from '../../admin/messages.ts'
import { SERIES } from '../../admin/paths.ts'
import { readSeries, writeSeries } from '../series.calls.ts'
import { type FollowUp, MAX_DAYS, MAX_FOLLOW_UPS, type Series } from '../series.ts'
import { StepsSection } from './steps-section.tsx'

type Query = z.input<typeof newsletterList.Query>
export type ListRow = z.output<typeof newsletterList.Wire>

/** Lists, seen as what everybody gets who confirms one. */
export const series = collection<ListRow, Query, Series>({
  name: 'newsletter-series',
  noun: newsletterList.name,
  module: 'sendings',
  path: SERIES,
  paths: { edit: `${SERIES}/edit/:id` },
  key: '_id',
  words: wordsOf(adminWords, 'series'),
  label: ({ name }) => name,
  version: ({ version }) => version,
  fields: {
    name: text({ readOnly: true }),
    welcome: reference(newsletterTemplateSource),
    follow_ups: list<FollowUp>(
      {
        days: number({ min: 1, max: MAX_DAYS, required: true }),
        template: reference(newsletterTemplateSource, { required: true }),
      },
      { max: MAX_FOLLOW_UPS, item: () => ({ days: 7 }) },
    ),
  },
  columns: ['name', 'welcome', 'follow_ups'],
  sortable: { name: 'name' },
  sort: 'name',
  isSearchable: true,
  list: async ({ filters, ...request }) => {
    const query = { ...filters, ...request }
    const { items, ...page } = await newsletterCall(newsletterList.calls.list, { query })
    return { rows: items, total: page.numItems, isExact: page.numItemsExact, next: page.next }
  },
  load: async (id) => (await newsletterCall(readSeries, { params: { id } })).list,
  save: async ({ id = '', version = 0, values: { welcome, follow_ups } }) => {
    const body = { version, welcome, follow_ups }
    return (await newsletterCall(writeSeries, { params: { id }, body })).list
  },
  // Whoever confirms the list next gets it.
  live: () => 'all',
  form: { main: { welcome: ['welcome'], later: ['follow_ups'], steps: StepsSection } },
})
