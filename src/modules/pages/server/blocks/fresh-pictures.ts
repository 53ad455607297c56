import { z } from 'zod'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'

const Images = z.object({ force_disable_cache: z.boolean() })

/** `components.images.force_disable_cache`; the section belongs to the module that edits settings. */
export function isFreshWanted(config: ConfigStore): boolean {
  const section = config.sections().find(({ name }) => name === 'components.images')
  const value = section && Images.safeParse(config.get(section))
  return value?.success === true && value.data.force_disable_cache
}
