import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { secret, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group } from '#kernel/admin/fields/structured/group-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { imagesSection, pagesSection, socialSection } from '../../sections/module-sections.ts'
import { configSource } from '../pickers.tsx'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { sectionMessages } from './messages.ts'
import { SECTION_PATHS } from './paths.ts'

const common = { access: admin, source: configSource }

/** Forms of the sections that stand in this module until another takes them over. */
export const sectionSettings = {
  pages: settingsScreen({
    ...common,
    path: SECTION_PATHS.pages,
    title: titleOf('pages'),
    section: pagesSection,
    words: wordsOf(sectionMessages, 'pages'),
    fields: { custom_classes: tags({ max: 200 }) },
    form: { main: { classes: ['custom_classes'] } },
  }),
  images: settingsScreen({
    ...common,
    path: SECTION_PATHS.images,
    title: titleOf('images'),
    section: imagesSection,
    words: wordsOf(sectionMessages, 'images'),
    fields: { force_disable_cache: boolean() },
    form: { main: { cache: ['force_disable_cache'] } },
  }),
  social: settingsScreen({
    ...common,
    path: SECTION_PATHS.social,
    title: titleOf('social'),
    section: socialSection,
    words: wordsOf(sectionMessages, 'social'),
    fields: {
      fb: group({
        app_id: text({ max: 100, code: true }),
        app_secret: secret(),
        page_id: text({ max: 100, code: true }),
        page_access_token: secret(),
      }),
    },
    form: { main: { facebook: ['fb'] } },
  }),
}

function titleOf(name: keyof typeof SECTION_PATHS) {
  return { de: de[name].title, en: en[name].title }
}
