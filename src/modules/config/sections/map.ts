import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { text } from '#kernel/contract/fields.ts'

const MapConfig = z.strictObject({ apikey: text(300).default('') })

export const mapSection = configSection({
  name: 'components.map',
  label: { de: 'Karte', en: 'Map' },
  schema: MapConfig,
  defaults: MapConfig.parse({}),
  secretPaths: ['apikey'],
})
