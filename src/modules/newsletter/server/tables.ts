import type { ColumnType, Generated } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { KernelTables, Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import type { FileTables } from '#modules/files/server/tables.ts'

type TemplatesTable = {
  id: string
  name: string
  lang: Generated<'de' | 'en'>
  subject: Generated<string>
  preheader: Generated<string>
  modules: ColumnType<Block[], string | undefined, string>
  /** Worked out by the database. */
  status: ColumnType<'draft' | 'ready', never, never>
  /** Raised by a trigger. */
  revision: Generated<number>
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
  deleted_at: MomentOrNull
}

export type NewsletterTables = KernelTables &
  FileTables &
  Pick<AuthTables, 'users'> & { newsletter_templates: TemplatesTable }

export type NewsletterChange = Change<NewsletterTables>
