import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { adminMessages } from '../../admin/messages.ts'
import { ANNOTATIONS } from '../../admin/paths.ts'
import { todayInBerlin } from '../../reports/admin/use-report.ts'
import { annotation } from '../annotation.ts'

export const annotations = nounCollection(annotation, {
  name: 'analytics-annotations',
  path: ANNOTATIONS,
  paths: { browse: ANNOTATIONS, edit: `${ANNOTATIONS}/:id` },
  words: wordsOf(adminMessages, 'annotations'),
  columns: ['day', 'text', 'updated'],
  sort: '-day',
  create: (search) => ({ day: search.get('day') ?? todayInBerlin() }),
  form: { main: { what: ['text', 'day'] } },
})
