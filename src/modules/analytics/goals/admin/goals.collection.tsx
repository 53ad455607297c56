import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { file } from '#kernel/admin/fields/kinds/file-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { fileSource } from '#modules/files/admin/pickers.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { GOALS } from '../../admin/paths.ts'
import { goal } from '../goal.ts'

const isDownload = ({ manner }: Readonly<Record<string, unknown>>) => manner === 'download'

export const goals = nounCollection(goal, {
  name: 'analytics-goals',
  path: GOALS,
  paths: { browse: GOALS, edit: `${GOALS}/:id` },
  words: wordsOf(adminMessages, 'goals'),
  fields: {
    target: text({ max: 300, code: true, when: (values) => !isDownload(values) }),
    file: file(fileSource, { when: isDownload }),
  },
  columns: ['title', 'manner', 'target', 'updated'],
  create: () => ({ manner: 'page' as const }),
  form: { main: { goal: ['title', 'manner', 'target', 'file'] } },
})
