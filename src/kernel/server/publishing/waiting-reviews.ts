import { sql } from 'kysely'
import type { Access } from '#kernel/access/rules.ts'
import type { Label, Lang } from '#kernel/i18n/messages.ts'
import { type Waiting, waitingOf } from '../manifest/waiting.ts'

type Reviews<Tables> = {
  name: string
  label: Label
  /** Who may publish. */
  access: Access
  path: string
  /** The table with one row for each language, and its column that names the thing. */
  contents: keyof Tables & string
  owner: string
  things: keyof Tables & string
  link(id: string): string
}

type Found = { id: string; title: string; lang: Lang; at: Date }

/**
 * Drafts that somebody asks to be published, the oldest first.
 * @example waiting: [waitingReviews<PageTables>({ name: 'page-reviews', contents: 'page_contents', … })]
 */
export function waitingReviews<Tables>(reviews: Reviews<Tables>): Waiting {
  const { name, label, access, path, contents, owner, things, link } = reviews
  return waitingOf<Tables>({
    name,
    label,
    access,
    path,
    find: async ({ db }, limit) => {
      const { rows } = await sql<Found>`
        select t.id, c.title, c.lang, c.saved_at as at
        from ${sql.table(contents)} c join ${sql.table(things)} t on t.id = c.${sql.ref(owner)}
        where c.in_review and t.deleted_at is null
        order by c.saved_at limit ${limit}`.execute(db)
      return rows.map(({ id, title, lang, at }) => ({
        label: `${title} (${lang.toUpperCase()})`,
        path: link(id),
        at,
        who: null,
      }))
    },
  })
}
