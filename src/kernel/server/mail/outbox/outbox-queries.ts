import type { Kysely } from 'kysely'
import type { MailState } from '#kernel/contract/mail-outbox.ts'
import type { KernelTables } from '../../kernel-tables.ts'
import { type ListRequest, listPage } from '../../list/list-page.ts'
import type { MailRow } from '../outgoing-mail.ts'

type Db = Kysely<KernelTables>
type Wanted = ListRequest<'created'> & { state?: MailState | undefined; search: string }
export type MailHead = Omit<
  MailRow,
  'html' | 'text' | 'thread' | 'reply_to' | 'submitted' | 'attachments'
>

/** Ids are made in the order of time, so they are the sort key, too: one index serves all. */
const SORTS = { created: { column: 'mails.id', type: 'uuid' } } as const

export async function findMails(db: Db, wanted: Wanted) {
  const page = await listPage(db, matching(db, wanted), {
    id: 'mails.id',
    sorts: SORTS,
    request: wanted,
  })
  const rows = await readHeads(db, page.ids)
  return { ...page, rows }
}

export async function countKept(db: Db): Promise<number> {
  const { kept } = await db
    .selectFrom('mails')
    .select((count) => count.fn.countAll<number>().as('kept'))
    .where('state', '=', 'kept')
    .executeTakeFirstOrThrow()
  return kept
}

function matching(db: Db, { state, search }: Wanted) {
  const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('mails')
    .$if(state !== undefined, (query) => query.where('mails.state', '=', state ?? 'queued'))
    .$if(search !== '', (query) =>
      query.where((where) =>
        where.or([where('mails.recipient', 'ilike', like), where('mails.subject', 'ilike', like)]),
      ),
    )
}

async function readHeads(db: Db, ids: readonly string[]): Promise<MailHead[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('mails')
    .select([
      'id',
      'recipient',
      'subject',
      'mailbox',
      'state',
      'attempts',
      'answer',
      'created_at',
      'sent_at',
      'sealed_key',
      'key_expires_at',
    ])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
