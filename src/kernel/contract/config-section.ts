import type { z } from 'zod'
import type { Label } from '#kernel/i18n/messages.ts'

/** One section of the configuration: schema, defaults, what the public may see, what is secret. */
export type ConfigSection<S extends z.ZodType = z.ZodType> = {
  name: string
  label: Label
  schema: S
  defaults: z.output<S>
  /** Paths that may be embedded in public pages; nothing else ever is. */
  publicPaths: readonly string[]
  /** Paths whose values are encrypted at rest and never read back; `*` stands for any index. */
  secretPaths: readonly string[]
  /** Only system may read and write it raw. */
  isSystemOnly?: boolean
  /** First names of what only system may change, with a second factor shown just now: 'offsite'. */
  systemParts?: readonly string[]
  /**
   * First names of what no session alone may change, beside secrets: money or rights are led by it.
   * `label` is what everyone in charge reads when it was changed.
   */
  guarded?: { parts: readonly string[]; label: Label }
  /** No value of it can close, hide or take back anything that visitors see (decision 016). */
  isHarmless?: boolean
}

/** @example export const mapSection = configSection({ name: 'components.map', schema: z.strictObject({ apikey: text() }), … }) */
export function configSection<S extends z.ZodType>(
  section: Omit<ConfigSection<S>, 'publicPaths' | 'secretPaths'> & {
    publicPaths?: readonly string[]
    secretPaths?: readonly string[]
  },
): ConfigSection<S> {
  return { publicPaths: [], secretPaths: [], ...section }
}
