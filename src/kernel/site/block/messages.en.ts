import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  faults: {
    notList: 'Blocks are expected as a list.',
    notBlock: 'This is not a block: its type or its content is missing.',
    tooDeep: 'Blocks are nested too deeply (at most {{limit}} levels).',
    tooMany: 'Too many blocks (at most {{limit}}).',
    tooLarge: 'The content is too large.',
    tooNested: 'The content is nested too deeply.',
    unstorable: 'Contains characters that are not allowed.',
    misplaced: '“{{block}}” cannot go here.',
  },
}
