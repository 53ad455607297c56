import { sql } from 'kysely'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import type { Change } from '#kernel/server/change.ts'
import type { ContentRow } from '#kernel/server/publishing/store/content-tables.ts'
import { notify } from '#modules/notifications/server/api.ts'
import type { PageTables } from '../tables.ts'

type Row = Pick<ContentRow<unknown>, 'id' | 'lang' | 'title' | 'saved_by'>
type Notice = { kind: string; link: string; title(lang: Lang): string }
type Reviewed = {
  module: string
  noun: string
  link(row: Row): string
  title(lang: Lang, what: 'review' | 'declined', title: string): string
}

const MOST = 500

/**
 * A notice of a review in their own language: for everyone who may publish in the module, or for the
 * one who wrote the draft that is handed back.
 */
export function reviewNotices({ module, noun, link, title }: Reviewed) {
  return async (
    change: Change<PageTables>,
    row: Row,
    what: 'review' | 'declined',
  ): Promise<void> => {
    const notice = {
      kind: `${noun}.${what}`,
      link: link(row),
      title: (lang: Lang) => title(lang, what, row.title),
    }
    const { user, config } = change.scope
    const isOther = sql<boolean>`id <> ${user.id}::uuid`
    if (what === 'declined')
      return tell(change, sql`id = ${row.saved_by}::uuid and ${isOther}`, notice)
    const mayMembers = config.get(permissionsSection).member[module]?.includes('publish') === true
    const roles = mayMembers ? ['admin', 'system', 'member'] : ['admin', 'system']
    return tell(change, sql`roles && ${roles}::text[] and ${isOther}`, notice)
  }
}

async function tell(
  change: Change<PageTables>,
  whom: ReturnType<typeof sql>,
  { kind, link, title }: Notice,
): Promise<void> {
  const { rows } = await sql<{ id: string; lang: Lang }>`
    select id, lang from users where ${whom} limit ${MOST}`.execute(change.db)
  for (const lang of LANGS) {
    const userIds = rows.filter((one) => one.lang === lang).map((one) => one.id)
    await notify(change, { userIds, kind, title: title(lang), link })
  }
}
