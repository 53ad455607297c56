import type { Scope } from '#kernel/server/context.ts'
import type { CarryOver } from '#kernel/server/manifest/carry-over.ts'
import type { Settings } from '#kernel/server/settings.ts'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import type { PagePrint } from '#platform/transfer/archive/format/manifest.ts'
import type { Schema } from '#platform/transfer/archive/load-scratch.ts'
import type { BackupTables } from './tables.ts'

/** What only the whole app knows: its version, all migrations, what survives a restore, how a page is drawn. */
export type Installation = {
  version: string
  schema: Schema
  carriesOver: readonly CarryOver[]
  printPages(settings: Settings, place: PrintSource): Promise<PagePrint[]>
}

export type PrintSource = {
  target: DatabaseTarget
  /** Draws what this exported snapshot shows. */
  snapshot?: string
  /** These pages; a sample of all public ones unless said. */
  paths?: readonly string[]
}

export type BackupScope = Scope<BackupTables>
