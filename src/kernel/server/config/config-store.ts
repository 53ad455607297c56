import type { z } from 'zod'
import type { ConfigSection } from '#kernel/contract/config-section.ts'

/** Reads configuration from memory; every instance hears of changes. */
export type ConfigStore = {
  /** @example const { mailboxes } = config.get(mailSection) */
  get<S extends z.ZodType>(section: ConfigSection<S>): z.output<S>
  /** The allow-listed part, for embedding in public pages. */
  publicValues(): Record<string, unknown>
  sections(): readonly ConfigSection[]
  reload(): Promise<void>
}
