import { z } from 'zod'
import { configSection } from '../config-section.ts'
import { Lang, requiredText, text } from '../fields.ts'
import { ImageAddress } from './address-fields.ts'

const Maintenance = z.strictObject({
  enabled: z.boolean().default(false),
  image: ImageAddress.default(''),
  text: text(2000).default(''),
})

const Sessions = z.strictObject({
  staff_idle_minutes: z.int().min(5).max(1440).default(30),
  staff_absolute_hours: z.int().min(1).max(168).default(12),
  customer_days: z.int().min(1).max(365).default(30),
})

const Uploads = z.strictObject({
  max_megabytes: z.int().min(1).max(102_400).default(2048),
  max_megapixels: z.int().min(1).max(200).default(50),
})

const System = z.strictObject({
  language: Lang.default('de'),
  maintenance: Maintenance.prefault({}),
  quantity_units: z
    .array(requiredText(30))
    .max(100)
    .default(['Stück', 'Stunde', 'Tag', 'Pauschale', 'kg', 'g', 'l', 'ml', 'm', 'm²']),
  sessions: Sessions.prefault({}),
  uploads: Uploads.prefault({}),
})

export const systemSection = configSection({
  name: 'system',
  label: { de: 'System', en: 'System' },
  schema: System,
  defaults: System.parse({}),
  publicPaths: ['language', 'quantity_units'],
  // Whoever holds a copied session would make it last.
  guarded: {
    parts: ['sessions'],
    label: { de: 'Dauer von Anmeldungen', en: 'How long sign-ins last' },
  },
})
