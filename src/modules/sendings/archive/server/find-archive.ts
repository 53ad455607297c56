import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { inOrder } from '#kernel/server/list/in-order.ts'
import { listPage } from '#kernel/server/list/list-page.ts'
import { hasWords, searchText } from '#kernel/server/list/search-text.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
import { WEB_VIEW } from '#modules/newsletter/templates/template.ts'
import type { ArchivedMail } from '#modules/pages/blocks/newsletter-archive/block.ts'
import { ARCHIVE_TAG } from '../../sendings/server/sending.resource.ts'
import type { SendingContext, SendingDb } from '../../server/tables.ts'
import type { ArchiveItem, ArchiveQuery } from '../archive.calls.ts'

/** What cached pages are made from that show the archive. */
export const ARCHIVE_TAGS = [ARCHIVE_TAG, 'newsletter-lists']

/** Lists whose mails anybody may read. */
const IS_SHOWN = sql<boolean>`l.in_archive and l.is_public and l.deleted_at is null`

/**
 * What was narrowed down was meant for some; it is shown to all only if somebody said so. A series greets
 * whoever is new, and is never shown.
 */
const IS_MEANT_FOR_ALL = sql<boolean>`series_list is null and case in_archive when 'auto'
  then not exists (select from jsonb_each(audience) part
    where part.value not in ('[]', 'null', '""'))
  else in_archive = 'yes' end`

/** The archive holds what has begun to go out to such a list. */
const isArchived = (list: string | undefined) => sql<boolean>`began_at is not null
  and ${IS_MEANT_FOR_ALL}
  and exists (select from newsletter_lists l where ${IS_SHOWN}
    and newsletter_sendings.lists ? l.id::text ${list ? sql`and l.id = ${list}` : sql``})`

type Found = { items: ArchiveItem[]; numItems: number; numItemsExact: boolean; next: string | null }

/** One page of the archive. */
export async function findArchive(
  { db, settings, lang }: Pick<SendingContext, 'db' | 'settings' | 'lang'>,
  query: ArchiveQuery,
): Promise<Found> {
  const { search, list } = query
  const subject = searchText('newsletter_sendings', ['shown_subject'])
  const from = db
    .selectFrom('newsletter_sendings')
    .where(isArchived(list))
    .where(({ and }) => and(hasWords(subject, search)))
  const { ids, ...page } = await listPage(db, from, {
    id: 'newsletter_sendings.id',
    sorts: {
      sent_at: { column: 'newsletter_sendings.began_at', type: 'timestamptz', isNullable: true },
    },
    request: query,
  })
  const rows = inOrder(ids, await readArchived(db, ids), ({ id }) => id)
  return { ...page, items: rows.map((row) => toItem(row, settings.baseUrl, lang)) }
}

/** Whether everybody may read a sending. */
export async function isPublic(db: SendingDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_sendings')
    .select('id')
    .where('id', '=', id)
    .where(isArchived(undefined))
    .executeTakeFirst()
  return row !== undefined
}

/** The lists that have something in the archive. */
export async function archivedLists(db: SendingDb): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select l.id, l.name from newsletter_lists l
    where ${IS_SHOWN} and exists (select from newsletter_sendings g
      where g.began_at is not null and ${IS_MEANT_FOR_ALL} and g.lists ? l.id::text)
    order by l.name, l.id limit 50`.execute(db)
  return rows
}

export function toMail(
  { _id, subject, preheader, sent_at }: ArchiveItem,
  lang: Lang,
): ArchivedMail {
  return { subject, preheader, sentAt: sent_at, href: `${WEB_VIEW[lang]}/${_id}` }
}

type ArchivedRow = {
  id: string
  subject: string
  preheader: string
  began_at: Date
  list: { _id: string; name: string }
}

async function readArchived(db: SendingDb, ids: readonly string[]): Promise<ArchivedRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ArchivedRow>`
    select g.id, g.shown_subject as subject, g.shown_preheader as preheader, g.began_at,
      (select jsonb_build_object('_id', l.id, 'name', l.name) from newsletter_lists l
        where ${IS_SHOWN} and g.lists ? l.id::text order by l.name, l.id limit 1) as list
    from newsletter_sendings g where g.id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

function toItem({ id, began_at, ...row }: ArchivedRow, baseUrl: string, lang: Lang): ArchiveItem {
  const url = mailLink(baseUrl, `${WEB_VIEW[lang]}/${id}`)
  return { _id: id, ...row, sent_at: began_at.toISOString(), url }
}
