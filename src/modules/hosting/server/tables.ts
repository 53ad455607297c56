import type { Generated } from 'kysely'
import type { Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { EntryTables } from '#modules/entries/server/tables.ts'
import type { EXPORT_FAULTS, EXPORT_STATES } from '../export/export.calls.ts'

export type HostingTables = EntryTables & {
  website_exports: {
    id: string
    state: Generated<(typeof EXPORT_STATES)[number]>
    fault: (typeof EXPORT_FAULTS)[number] | null
    has_drafts: boolean
    pages: Generated<number>
    size: Generated<number>
    created_at: Moment
    ended_at: MomentOrNull
  }
}
