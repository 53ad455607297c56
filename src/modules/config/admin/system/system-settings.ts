import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean, choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group } from '#kernel/admin/fields/structured/group-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { systemSection } from '#kernel/contract/sections/system.ts'
import { de } from '../../messages.de.ts'
import { en } from '../../messages.en.ts'
import { messages } from '../../messages.ts'
import { configSource } from '../pickers.tsx'

export const systemSettings = settingsScreen({
  path: 'settings/system',
  title: { de: de.system.title, en: en.system.title },
  access: admin,
  section: systemSection,
  source: configSource,
  words: wordsOf(messages, 'system'),
  fields: {
    language: choice(['de', 'en'], { required: true }),
    maintenance: group({
      enabled: boolean(),
      text: multiline({ max: 2000 }),
      image: text({ max: 500, code: true }),
    }),
    quantity_units: tags({ max: 100 }),
    sessions: group({
      staff_idle_minutes: number({ required: true, min: 5, max: 1440 }),
      staff_absolute_hours: number({ required: true, min: 1, max: 168 }),
      customer_days: number({ required: true, min: 1, max: 365 }),
    }),
    uploads: group({
      max_megabytes: number({ required: true, min: 1, max: 102_400 }),
      max_megapixels: number({ required: true, min: 1, max: 200 }),
    }),
  },
  form: {
    main: {
      website: ['language', 'maintenance'],
      units: ['quantity_units'],
      limits: ['sessions', 'uploads'],
    },
  },
})
