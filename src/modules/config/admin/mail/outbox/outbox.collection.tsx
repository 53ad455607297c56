import type { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { collection } from '#kernel/admin/collection/collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { choiceFilter } from '#kernel/admin/fields/filter.ts'
import { choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { call } from '#kernel/client/call.ts'
import {
  listOutbox,
  MAIL_STATES,
  type MailSummary,
  readOutboxMail,
} from '#kernel/contract/mail-outbox.ts'
import { mailMessages } from '../messages.ts'
import { MAIL_TONES } from './mail-state-badge.tsx'
import { OutboxMailScreen } from './outbox-mail-screen.tsx'

type Query = z.input<(typeof listOutbox)['query']>
const shown = { readOnly: true } as const

export const outbox = collection<MailSummary, Query>({
  name: 'outbox',
  noun: 'mail',
  module: 'config',
  path: 'settings/mail/outbox',
  paths: { browse: 'settings/mail/outbox', edit: 'settings/mail/outbox/:id' },
  access: { view: admin, export: admin },
  key: '_id',
  words: wordsOf(mailMessages, 'outbox'),
  label: (mail) => mail.subject,
  fields: {
    subject: text(shown),
    recipient: text(shown),
    state: choice(MAIL_STATES, { ...shown, tones: MAIL_TONES }),
    attempts: number(shown),
    answer: text(shown),
    created_at: dateTime(shown),
    sent_at: dateTime(shown),
  },
  columns: ['subject', 'recipient', 'state', 'answer', 'created_at'],
  extraColumns: ['attempts', 'sent_at'],
  filters: { state: choiceFilter(MAIL_STATES) },
  sortable: { created_at: 'created' },
  sort: '-created',
  list: async ({ page, limit, cursor, search, sort, filters }) => {
    const query = { page, limit, cursor, search, sort, ...filters }
    const { items, numItems, numItemsExact, next } = await call(listOutbox, { query })
    return { rows: items, total: numItems, isExact: numItemsExact, next }
  },
  load: (id) => call(readOutboxMail, { params: { id } }),
  Edit: OutboxMailScreen,
})
