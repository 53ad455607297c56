import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { multiline } from '#kernel/admin/fields/kinds/text-fields.ts'
import { adminMessages } from '../../admin/messages.ts'
import { FUNNELS } from '../../admin/paths.ts'
import { type Funnel, funnel, stepsOf } from '../funnel.ts'

export const funnels = nounCollection(funnel, {
  name: 'analytics-funnels',
  path: FUNNELS,
  paths: { browse: FUNNELS, edit: `${FUNNELS}/:id` },
  words: wordsOf(adminMessages, 'funnels'),
  fields: { steps: multiline({ required: true, max: 2400, code: true, rows: 6 }) },
  columns: ['title', 'steps', 'updated'],
  cells: { steps: ({ row }: { row: Funnel }) => stepsOf(row).join(' → ') },
  form: { main: { funnel: ['title', 'steps'] } },
})
