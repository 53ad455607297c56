import { admin } from '#kernel/access/rules.ts'
import { boolean, choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group, list } from '#kernel/admin/fields/structured/group-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { privacySection } from '../config.ts'
import type { OwnService } from '../services/service.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const bothLanguages = group({
  de: text({ required: true, max: 300 }),
  en: text({ required: true, max: 300 }),
})

export const privacySettings = settingsScreen({
  path: 'settings/privacy',
  title: { de: de.title, en: en.title },
  access: admin,
  section: privacySection,
  source: configSource,
  words: { de, en },
  fields: {
    features: group({
      google_maps: boolean(),
      youtube: boolean(),
      vimeo: boolean(),
      instagram: boolean(),
      facebook: boolean(),
      google_analytics: boolean(),
      google_adwords: boolean(),
      facebook_pixel: boolean(),
      stripe: boolean(),
      cookies: boolean(),
      newsletter: boolean(),
      contact_form: boolean(),
    }),
    ids: group({
      google_analytics: text({ max: 60, code: true }),
      google_adwords: text({ max: 60, code: true }),
      facebook_pixel: text({ max: 60, code: true }),
    }),
    services: list<OwnService>(
      {
        label: text({ required: true, max: 100 }),
        name: text({ required: true, max: 40, code: true }),
        purpose: bothLanguages,
        provider: text({ required: true, max: 200 }),
        country: text({ required: true, max: 100 }),
        hosts: tags({ max: 20 }),
        storage: tags({ max: 20 }),
        lifetime: text({ max: 200 }),
        asks: boolean(),
      },
      { max: 30, item: () => ({ asks: true }) },
    ),
    dialog: choice(['needed', 'always'], { required: true, look: 'segments' }),
  },
  form: {
    main: {
      services: ['features'],
      measuring: ['ids'],
      own: ['services'],
      dialog: ['dialog'],
    },
  },
})
