import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { filesSection } from '../config.ts'
import { settingsMessages } from './messages.ts'
import { de } from './messages-settings.de.ts'
import { en } from './messages-settings.en.ts'

const GB = 1024 ** 3
const gigabytes = (max: number) =>
  number({ required: true, min: 0, max: max * GB, unit: 'GB', scale: GB, decimals: 3 })

export const fileSettings = settingsScreen({
  path: 'settings/files',
  title: { de: de.settings.title, en: en.settings.title },
  access: admin,
  section: filesSection,
  source: configSource,
  words: wordsOf(settingsMessages, 'settings'),
  fields: {
    quota_bytes: gigabytes(1024 * 1024),
    max_file_bytes: gigabytes(2),
    open_uploads: number({ required: true, min: 1, max: 500 }),
    trash_days: number({ required: true, min: 1, max: 365 }),
  },
  form: {
    main: { space: [['quota_bytes', 'max_file_bytes'], 'open_uploads'], trash: ['trash_days'] },
  },
})
