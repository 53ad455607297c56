import { admin, system } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean, choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { secret, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group } from '#kernel/admin/fields/structured/group-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { type BackupConfig, backupSection, RHYTHMS, WEEKDAYS } from '../config.ts'
import { OffsiteNote, TestOffsiteCard } from '../offsite/admin/offsite-settings.tsx'
import { adminWords } from './messages.ts'
import { de } from './messages-fields.de.ts'
import { en } from './messages-fields.en.ts'
import { SETTINGS } from './paths.ts'

type Values = Readonly<Record<string, unknown>>
const isOn = ({ enabled }: Values) => enabled === true

const times = {
  rhythm: choice(RHYTHMS, { required: true, look: 'segments' }),
  weekday: choice(WEEKDAYS, { required: true, when: ({ rhythm }) => rhythm === 'weekly' }),
  hour: number({ required: true, min: 0, max: 23, when: ({ rhythm }) => rhythm !== 'off' }),
  keep: group<BackupConfig['keep']>({
    daily: number({ required: true, min: 1, max: 90 }),
    weekly: number({ required: true, min: 0, max: 52 }),
    monthly: number({ required: true, min: 0, max: 60 }),
  }),
}
const cards = { schedule: ['rhythm', ['weekday', 'hour']], keeping: ['keep'] } as const
const screen = {
  path: SETTINGS,
  title: { de: de.settings.title, en: en.settings.title },
  access: admin,
  section: backupSection,
  source: configSource,
  words: wordsOf(adminWords, 'settings'),
}

/** For admins: when, and what is kept. Where else is for system to say. */
export const backupTimes = settingsScreen({
  ...screen,
  fields: times,
  form: { main: { ...cards, offsite: OffsiteNote } },
})

export const backupSettings = settingsScreen({
  ...screen,
  access: system,
  fields: {
    ...times,
    offsite: group<BackupConfig['offsite']>({
      enabled: boolean(),
      endpoint: text({ required: true, max: 300, code: true, when: isOn }),
      bucket: text({ required: true, max: 100, code: true, when: isOn }),
      folder: text({ max: 100, code: true, pattern: /^[a-z0-9][a-z0-9/-]*$/, when: isOn }),
      region: text({ max: 60, code: true, when: isOn }),
      access_key: text({ required: true, max: 200, code: true, when: isOn }),
      secret_key: secret({ required: true, when: isOn }),
    }),
  },
  form: { main: { ...cards, offsite: ['offsite'], test: TestOffsiteCard } },
})
