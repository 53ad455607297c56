import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean, choices } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { siteSection } from '#kernel/contract/sections/site.ts'
import { LANGS } from '#kernel/i18n/messages.ts'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { messages } from '../messages.ts'
import { SITE } from '../paths.ts'

/** Languages of the website, and whether visitors see it. */
export const siteSettings = settingsScreen({
  path: SITE,
  title: { de: de.site.title, en: en.site.title },
  access: admin,
  section: siteSection,
  source: configSource,
  words: wordsOf(messages, 'site'),
  fields: {
    languages: choices(LANGS, { required: true }),
    is_public: boolean(),
  },
  form: { main: { website: ['languages', 'is_public'] } },
})
