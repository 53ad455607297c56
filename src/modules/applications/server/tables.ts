import type { ColumnType, Generated } from 'kysely'
import type { AttachmentsTable } from '#kernel/server/attachments/declaration.ts'
import type { KernelTables, Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import type { PeopleTables } from '#modules/people/server/tables.ts'
import type { ApplicationState } from '../applications/application.ts'
import type { PositionKind } from '../positions/position.ts'

type OrNull = ColumnType<string | null, string | null | undefined, string | null>

type PositionsTable = {
  id: string
  title: string
  text: Generated<string>
  title_en: Generated<string>
  text_en: Generated<string>
  place: Generated<string>
  kind: Generated<PositionKind>
  is_open: Generated<boolean>
  starts_on: OrNull
  ends_on: OrNull
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
  deleted_at: MomentOrNull
}

type ApplicationsTable = {
  id: string
  name: string
  email: string
  phone: Generated<string>
  message: string
  start_text: Generated<string>
  lang: Generated<'de' | 'en'>
  state: Generated<ApplicationState>
  position_id: OrNull
  /** As it was called then: the position may be gone. */
  position_title: Generated<string>
  /** The account of whoever was signed in. */
  account_id: OrNull
  decided_at: MomentOrNull
  /** When it came or its state changed last; its time is counted from here. */
  stepped_at: Moment
  erase_at: ColumnType<Date, Date | string, Date | string>
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
  deleted_at: MomentOrNull
}

type NotesTable = {
  id: string
  application_id: string
  author_id: OrNull
  author_name: Generated<string>
  text: string
  created_at: Moment
}

export type ApplicationTables = KernelTables &
  Pick<AuthTables, 'users'> &
  Pick<PeopleTables, 'person_links' | 'people'> & {
    positions: PositionsTable
    applications: ApplicationsTable
    application_files: AttachmentsTable & { application_id: string }
    application_notes: NotesTable
  }
