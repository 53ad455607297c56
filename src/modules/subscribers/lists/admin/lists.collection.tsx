import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { multiline } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group } from '#kernel/admin/fields/structured/group-fields.ts'
import { mailboxSource } from '#modules/config/admin/pickers.tsx'
import { adminWords } from '../../admin/messages.ts'
import { LISTS } from '../../admin/paths.ts'
import { newsletterList } from '../list.ts'

const inBoth = (max: number) =>
  group<{ de: string; en: string }>({
    de: multiline({ max, rows: 2 }),
    en: multiline({ max, rows: 2 }),
  })

export const newsletterLists = nounCollection(newsletterList, {
  name: 'newsletter-lists',
  path: LISTS,
  words: wordsOf(adminWords, 'lists'),
  fields: {
    description: inBoth(1000),
    wording: inBoth(2000),
    mailbox: reference(mailboxSource),
  },
  live: ({ is_public }) => (is_public ? 'all' : undefined),
  columns: ['name', 'numConfirmed', 'numPending', 'in_signup', 'is_public', 'updated'],
  create: () => ({
    description: { de: '', en: '' },
    wording: { de: '', en: '' },
    is_public: true,
    in_signup: true,
    in_archive: true,
  }),
  form: {
    main: { what: ['name', 'description'], agree: ['wording'] },
    side: {
      shown: ['is_public', 'in_signup', 'in_archive'],
      sender: ['from', 'reply_to', 'mailbox'],
    },
  },
})
