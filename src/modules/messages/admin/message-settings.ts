import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean, choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group, list } from '#kernel/admin/fields/structured/group-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { configSource, mailboxSource } from '#modules/config/admin/pickers.tsx'
import { FIELD_TYPES, messageSection } from '../config.ts'
import { meaningField, newFieldName } from '../form/admin/meaning-field.tsx'
import { replyText } from '../inbox/admin/reply/reply-text-field.tsx'
import type { Token } from '../inbox/reply-tokens.ts'
import { BlockedCard } from '../spam/admin/blocked-card.tsx'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { adminWords } from './messages.ts'
import { SETTINGS } from './paths.ts'
import { fieldSource, staffSource } from './pickers.tsx'

const inBoth = (tokens: readonly Token[]) =>
  group<{ de: string; en: string }>({ de: replyText(tokens), en: replyText(tokens) })

const label = text({ required: true, max: 100 })

export const messageSettings = settingsScreen({
  path: SETTINGS,
  title: { de: de.settings, en: en.settings },
  access: admin,
  section: messageSection,
  source: configSource,
  words: wordsOf(adminWords, 'settings'),
  fields: {
    fields: list(
      {
        name: meaningField(),
        label: group<{ de: string; en: string }>({ de: label, en: label }),
        type: choice(FIELD_TYPES, { required: true }),
        options: tags({ max: 50, when: ({ type }) => type === 'choice' }),
        required: boolean(),
      },
      {
        max: 30,
        item: () => ({
          name: newFieldName(),
          type: 'text' as const,
          options: [],
          required: false,
        }),
      },
    ),
    signature: inBoth(['me']),
    canned: list(
      {
        title: text({ required: true, max: 100 }),
        text: replyText(['name', 'subject', 'me'], { required: true }),
      },
      { max: 100 },
    ),
    auto_reply: group<{ enabled: boolean; text: { de: string; en: string } }>({
      enabled: boolean(),
      text: inBoth([]),
    }),
    routing: list(
      {
        field: reference(fieldSource, { required: true }),
        value: text({ required: true, max: 100 }),
        mailbox: reference(mailboxSource),
        assigned_to: reference(staffSource),
        tag: text({ max: 60 }),
      },
      { max: 100 },
    ),
    takes_mail: boolean(),
    retention_days: number({ required: true, min: 0, max: 3650 }),
  },
  form: {
    main: {
      form: ['fields'],
      replies: ['signature', 'canned'],
      automatic: ['auto_reply'],
      routing: ['routing'],
    },
    side: { mails: ['takes_mail'], keeping: ['retention_days'], blocked: BlockedCard },
  },
})
