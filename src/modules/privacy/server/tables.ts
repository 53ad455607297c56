import type { Generated } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Json, KernelTables, Moment } from '#kernel/server/kernel-tables.ts'
import type { EmbedSource } from '../embeds/embed.ts'
import type { Service } from '../services/service.ts'

export type PrivacyTables = KernelTables & {
  /** What was asked in each language, by the version a decision names; one of before 18 November in one alone. */
  privacy_versions: {
    version: string
    services: Json<Readonly<Partial<Record<Lang, readonly Service[]>>> | readonly Service[]>
    created_at: Moment
  }
  /** Decisions of visitors; nothing in a row says whose it is. */
  privacy_consents: {
    id: string
    version: string
    accepted: string[]
    lang: Lang
    created_at: Moment
  }
  /** Foreign content that stored blocks show, by the address of its frame. */
  privacy_embeds: {
    ref: string
    services: string[]
    source: Json<EmbedSource>
    title: Generated<string>
    poster: Generated<string>
    seen_at: Moment
  }
}
