import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { analyticsSection } from '../config.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { adminMessages } from './messages.ts'
import { SETTINGS } from './paths.ts'

export const analyticsSettings = settingsScreen({
  path: SETTINGS,
  title: { de: de.title, en: en.title },
  access: admin,
  section: analyticsSection,
  source: configSource,
  words: wordsOf(adminMessages, 'settings'),
  fields: {
    keep_months: number({ required: true, min: 1, max: 60 }),
    honours_do_not_track: boolean(),
  },
  form: { main: { keeping: ['keep_months'], counting: ['honours_do_not_track'] } },
})
