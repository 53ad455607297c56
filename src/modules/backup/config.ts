import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { text } from '#kernel/contract/fields.ts'

/** Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export const RHYTHMS = ['off', 'daily', 'weekly'] as const

/** A bucket elsewhere to which every new backup is copied. */
export const Offsite = z.strictObject({
  enabled: z.boolean(),
  endpoint: text(300),
  region: text(60),
  bucket: text(100),
  /** A folder in the bucket; may be empty. */
  folder: text(100).regex(/^[a-z0-9][a-z0-9/-]*$|^$/, { error: 'unstorable' }),
  access_key: text(200),
  secret_key: text(300),
})
export type Offsite = z.infer<typeof Offsite>

const BackupConfig = z.strictObject({
  rhythm: z.enum(RHYTHMS),
  /** Full hour in Europe/Berlin. */
  hour: z.int().min(0).max(23),
  /** For a weekly rhythm. */
  weekday: z.enum(WEEKDAYS),
  keep: z.strictObject({
    daily: z.int().min(1).max(90),
    weekly: z.int().min(0).max(52),
    monthly: z.int().min(0).max(60),
  }),
  offsite: Offsite,
})
export type BackupConfig = z.infer<typeof BackupConfig>

export const backupSection = configSection({
  name: 'components.backup',
  label: { de: 'Sicherung', en: 'Backup' },
  schema: BackupConfig,
  defaults: {
    rhythm: 'daily',
    hour: 2,
    weekday: 'sun',
    keep: { daily: 7, weekly: 4, monthly: 6 },
    offsite: {
      enabled: false,
      endpoint: '',
      region: 'auto',
      bucket: '',
      folder: '',
      access_key: '',
      secret_key: '',
    },
  },
  secretPaths: ['offsite.secret_key'],
  // Whoever chooses the place gets everything the business has.
  systemParts: ['offsite'],
  isHarmless: true,
})
