import { sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import { hasWords, searchText } from '#kernel/server/list/search-text.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { type Resource, resourcesOf } from '#kernel/server/resource/resource.ts'
import { redirectFailures } from '../errors.ts'
import { redirect } from '../redirect.ts'
import { followRedirect } from './follow-redirect.ts'
import type { PageLookup } from './page-lookup.ts'
import type { RedirectTables } from './tables.ts'

/** What it says of a redirect's target is where a visitor would end up right now. */
export function redirectResource(lookup: PageLookup): Resource<RedirectTables, typeof redirect> {
  return resourcesOf<RedirectTables>()(redirect, {
    table: 'redirects',
    removing: async ({ scope }) => mustPublishAtOnce(scope),
    derive: async (db, ids) => {
      const rows = await db
        .selectFrom('redirects')
        .selectAll()
        .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
        .execute()
      const places = rows.map(async (row) => {
        const place = await followRedirect({ db, lookup }, row)
        const to = place.kind === 'live' ? place.path : null
        return [row.id, { to, isGone: place.kind === 'gone' }] as const
      })
      return new Map(await Promise.all(places))
    },
    where: ({ search }) => hasWords(searchText('redirects', ['path', 'to_path']), search),
  })
}

/** A redirect has no draft: the next visitor follows it. */
export function mustPublishAtOnce(scope: Change<RedirectTables>['scope']): void {
  mustPublish(scope, 'redirects', redirectFailures.publishFirst)
}
