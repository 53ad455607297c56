import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Limit, Principal } from '#kernel/access/roles.ts'
import type { ImportCounts, ImportState, Mapping, Verdict } from '#kernel/contract/admin/imports.ts'
import type { StepUpProof } from '#kernel/contract/endpoint.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import type { MailAttachment, MailSubmitted, MailThread } from './mail/mail-parts.ts'

/** A point in time; the database fills it in when a row is inserted without it. */
export type Moment = ColumnType<Date, Date | undefined, Date>
export type MomentOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>
/** JSON is written as a string, read as a value. */
export type Json<T> = ColumnType<T, string, string>

export type KernelTables = {
  sessions: {
    id: string
    token_hash: Buffer
    user_id: string
    /** `second-factor`: the password was right, the code is still missing; nobody is signed in. */
    limited: Limit | 'second-factor' | null
    is_staff: boolean
    acted_by: string | null
    /** When the owner last proved to be there, and by what; a new session has proved nothing. */
    stepped_up_at: MomentOrNull
    stepped_up_by: ColumnType<
      StepUpProof | null,
      StepUpProof | null | undefined,
      StepUpProof | null
    >
    created_at: Moment
    last_active_at: Moment
    ip: string
    agent: string
    tabs: string[]
  }
  config_sections: {
    name: string
    value: Json<unknown>
    version: number
    updated_at: Moment
    updated_by: string | null
  }
  config_history: {
    name: string
    version: number
    value: Json<unknown>
    created_at: Moment
    created_by: string | null
  }
  audit_log: {
    id: string
    noun: string
    item_id: string
    action: string
    actor_id: string
    actor_name: string
    before: Json<Record<string, unknown> | null> | null
    after: Json<Record<string, unknown> | null> | null
    created_at: Moment
  }
  rate_limits: { key: string; window_start: Date; count: number }
  mails: {
    id: string
    recipient: string
    subject: string
    html: string
    text: string
    mailbox: string | null
    /** queued → sending → sent | failed; kept while no mailbox is configured; see `expireMails`. */
    state: 'queued' | 'sending' | 'sent' | 'failed' | 'kept' | 'expired'
    attempts: number
    answer: string | null
    created_at: Moment
    sent_at: Moment | null
    /** What the mask in the text stands for, encrypted; gone once the mail is sent or has expired. */
    sealed_key: ColumnType<string | null, string | null | undefined, string | null>
    /** Set for every mail that carries a key. */
    key_expires_at: MomentOrNull
    /** The conversation it belongs to. */
    thread: ColumnType<MailThread | null, string | null | undefined, string | null>
    /** Where answers go, when not to the mailbox. */
    reply_to: ColumnType<string | null, string | null | undefined, string | null>
    /** Whether a person or a program wrote it (RFC 3834). */
    submitted: Generated<MailSubmitted>
    attachments: ColumnType<MailAttachment[], string | undefined, string>
  }
  /** Folders of mailboxes that are fetched, and how far they have been read. */
  mail_in_folders: {
    /** Names who signs in where; see `ImapFolder`. */
    account: string
    folder: string
    /** Changes with the settings of the account. */
    settings_mark: string
    uid_validity: ColumnType<number | null, number | null | undefined, number | null>
    /** The last mail that was dealt with. */
    last_uid: Generated<number>
    /** Mails up to here were numbered anew: of them, only those that came after `since` count. */
    renumbered_until: Generated<number>
    since: Generated<Date>
    checked_at: MomentOrNull
    due_at: Generated<Date>
    leased_until: Date
    fails: Generated<number>
    fault: ColumnType<Label | null, string | null | undefined, string | null>
    is_told: Generated<boolean>
    /** A mail that a module could not take, and how often that was tried. */
    stuck_uid: ColumnType<number | null, number | null | undefined, number | null>
    stuck_tries: Generated<number>
  }
  /** Mails that were dealt with, so that each is taken once; nothing of what stands in them. */
  mail_in_mails: {
    account: string
    folder: string
    uid_validity: number
    uid: number
    /** Of the whole mail; it is the same when a server numbers everything anew. */
    digest: Buffer | null
    /** own: sent by this house; known: taken already under another number. */
    state: 'taken' | 'left' | 'own' | 'known' | 'too-large' | 'unreadable' | 'failed'
    receiver: string | null
    created_at: Moment
  }
  saved_views: {
    id: string
    user_id: string
    collection: string
    name: string
    query: string
    position: number
    created_at: Moment
  }
  edit_locks: {
    noun: string
    item_id: string
    user_id: string
    user_name: string
    tab: string
    since: Moment
    expires_at: Date
  }
  imports: {
    id: string
    kind: string
    file_name: string
    state: ImportState
    revision: Generated<number>
    has_header: boolean
    columns: Json<string[]>
    mapping: Json<Mapping>
    options: Json<Record<string, boolean>>
    /** Rows of the file, its header included. */
    total: number
    /** The row the present step has reached; an undo walks back. */
    position: number
    /** Where the present step ends, or for an undo where it began. */
    goal: number
    counts: Json<ImportCounts>
    /** The job was given up; it goes on when somebody resumes it. */
    is_stuck: Generated<boolean>
    /** Nobody looks at the check: the run follows by itself. */
    runs_after_check: Generated<boolean>
    /** In whose name rows are written. */
    actor: Json<Principal> | null
    user_id: string | null
    user_name: string
    created_at: Generated<Date>
    started_at: Date | null
    finished_at: Date | null
  }
  import_rows: {
    import_id: string
    n: number
    line: number
    cells: Json<string[]>
    /** The mail addresses among the cells, in small letters. */
    addresses: GeneratedAlways<string[]>
    /** Of everything below but `undo`: whether it has to be written again. */
    digest: string | null
    verdict: Verdict | null
    reason: Json<Label> | null
    fields: Json<string[]> | null
    item_id: string | null
    before: Json<Record<string, unknown>> | null
    after: Json<Record<string, unknown>> | null
    rest: Json<unknown> | null
    undo: 'undone' | 'changed-since' | 'gone' | null
  }
  /** What the demo content made; see `demo.ts`. */
  demo_rows: { noun: string; item_id: string; version: Generated<number> }
  /** By what makes rows about the same thing, hashed: each thing with the first row of it. */
  import_keys: { import_id: string; key: string; item_id: string; n: number }
  /** The first replies of calls that carried an `Idempotency-Key`. */
  idempotency_keys: {
    user_id: string
    endpoint: string
    key: string
    request_hash: string
    body: string
    created_at: Moment
  }
  facts: { name: string; value: Json<unknown> }
  notices: {
    id: string
    user_id: string
    kind: string
    /** Of the module's topics; who may not read about it is not shown the notice. */
    topic: Generated<string>
    type: Generated<'success' | 'warning' | 'error' | 'notification'>
    title: string
    link: string
    /** False: the reader wants it by mail only. */
    in_app: Generated<boolean>
    /** Waits for the reader's daily mail. */
    digest: Generated<boolean>
    read_at: MomentOrNull
    created_at: Generated<Date>
  }
}
