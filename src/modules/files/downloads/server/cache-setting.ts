import { z } from 'zod'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'

const Images = z.object({ 'components.images': z.object({ force_disable_cache: z.boolean() }) })

/** For finding faults: browsers then ask for every picture anew. */
export function isCacheDisabled(config: Pick<ConfigStore, 'publicValues'>): boolean {
  const images = Images.safeParse(config.publicValues())
  return images.success && images.data['components.images'].force_disable_cache
}
