import type { ColumnType, Generated, GeneratedAlways, SelectType } from 'kysely'
import type { AttachmentsTable } from '#kernel/server/attachments/declaration.ts'
import type { Json, KernelTables, Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { NounColumns } from '#kernel/server/resource/noun-columns.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import type { bug } from '../bugs/bug.ts'
import type { Status } from '../bugs/bug-values.ts'

type BugColumns = NounColumns<(typeof bug)['fields']>
/** Columns without a default: a new bug always brings them. */
type Brought = 'project_id' | 'type' | 'severity' | 'priority' | 'reproduce'

type BugsTable = Omit<BugColumns, Brought> & {
  [C in Brought]: SelectType<BugColumns[C]>
} & {
  id: string
  reporter_id: string | null
  duplicate_of: string | null
  fingerprint: string | null
  status_token_hash: Buffer | null
  /** The reporter wants no more mails about it. */
  is_reporter_muted: Generated<boolean>
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
  status_since: Moment
  deleted_at: MomentOrNull
}

/** What a merge took along, so that it can be taken back. */
export type MovedByMerge = {
  watchers: string[]
  newWatchers: string[]
  files: string[]
  links: string[]
  /** Voters the original did not have yet; merges of old know of none. */
  votes?: string[]
}

export type BugTables = KernelTables &
  Pick<AuthTables, 'users'> & {
    bugs: BugsTable
    bug_texts: { bug_id: string; body: string; environment: string; words: string }
    bug_words: { word: string }
    bug_tags: { tag: string }
    bug_events: {
      id: string
      bug_id: string
      actor_id: string
      actor_name: string
      field: string
      from: Json<unknown> | null
      to: Json<unknown> | null
      /** Which milestone `from` and `to` name. */
      from_ref: ColumnType<string | null, string | null | undefined, string | null>
      to_ref: ColumnType<string | null, string | null | undefined, string | null>
      why: Generated<string>
      created_at: Moment
    }
    bug_comments: {
      id: string
      bug_id: string
      /** Null: the person who reported the bug, through the status link. */
      author_id: string | null
      author_name: string
      is_internal: boolean
      body: string
      version: Generated<number>
      created_at: Moment
      edited_at: MomentOrNull
    }
    bug_files: AttachmentsTable & { bug_id: string }
    bug_watchers: { bug_id: string; user_id: string; created_at: Moment }
    bug_votes: { bug_id: string; voter_id: string; created_at: Moment }
    bug_links: {
      id: string
      bug_id: string
      other_id: string
      kind: 'relates' | 'blocks'
      created_at: Moment
    }
    bug_merges: {
      id: string
      bug_id: string
      into_id: string
      former_status: Status
      moved: Json<MovedByMerge>
      created_at: Moment
      undone_at: MomentOrNull
    }
    bug_milestones: {
      id: string
      title: string
      notes: Generated<string>
      due_on: ColumnType<string | null, string | null | undefined, string | null>
      closed_at: MomentOrNull
      plan_order: GeneratedAlways<number>
      version: Generated<number>
      created_at: Moment
      updated_at: Moment
    }
    bug_projects: {
      id: string
      title: string
      colour: Generated<string>
      is_archived: Generated<boolean>
      version: Generated<number>
      created_at: Moment
      updated_at: Moment
    }
  }
