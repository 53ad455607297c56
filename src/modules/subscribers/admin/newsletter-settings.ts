import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { date } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group } from '#kernel/admin/fields/structured/group-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { configSource, mailboxSource } from '#modules/config/admin/pickers.tsx'
import { newsletterSection, type Ramp } from '../config.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { adminWords } from './messages.ts'
import { SETTINGS } from './paths.ts'

type InBoth = { de: string; en: string }

export const newsletterSettings = settingsScreen({
  path: SETTINGS,
  title: { de: de.settings, en: en.settings },
  access: admin,
  section: newsletterSection,
  source: configSource,
  words: wordsOf(adminWords, 'settings'),
  fields: {
    mailbox: reference(mailboxSource),
    bounce_mailbox: reference(mailboxSource),
    doi: group<{ subject: InBoth; text: InBoth }>({
      subject: group<InBoth>({ de: text({ max: 150 }), en: text({ max: 150 }) }),
      text: group<InBoth>({ de: multiline({ max: 1000 }), en: multiline({ max: 1000 }) }),
    }),
    testers: tags({ max: 20 }),
    neutral_answer: boolean(),
    tracking: boolean(),
    per_hour: number({ min: 0, max: 1_000_000 }),
    ramp: group<Ramp>({
      per_day: number({ min: 0, max: 1_000_000 }),
      since: date(),
    }),
  },
  form: {
    main: { doi: ['doi'], answer: ['neutral_answer', 'tracking'] },
    side: {
      sender: ['mailbox'],
      testers: ['testers'],
      returned: ['bounce_mailbox'],
      speed: ['per_hour', 'ramp'],
    },
  },
})
