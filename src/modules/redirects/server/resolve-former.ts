import { tablesOf } from '#kernel/server/database.ts'
import type { SiteResolver } from '#kernel/server/site/site-parts.ts'
import { redirectFailures } from '../errors.ts'
import { createPacer, noteMissing } from '../missing-pages/server/missing-pages.ts'
import { keyOfSegments } from './address-key.ts'
import { findRedirect, followRedirect } from './follow-redirect.ts'
import type { PageLookup } from './page-lookup.ts'
import type { RedirectTables } from './tables.ts'

/** The last to be asked: leads former addresses on, and keeps note of what was asked for in vain. */
export function formerAddresses(lookup: PageLookup): SiteResolver {
  const mayNote = createPacer()
  return async (context, address) => {
    const db = tablesOf<RedirectTables>(context.db)
    const row = await findRedirect(db, keyOfSegments(address.segments))
    const place = row && (await followRedirect({ db, lookup }, row))
    if (row && place?.kind === 'live')
      return { kind: 'redirect', to: place.path, status: row.is_permanent ? 301 : 302 }
    if (place?.kind === 'gone') throw redirectFailures.gone()
    if (mayNote(Date.now())) {
      await noteMissing(db, address).catch((error: unknown) => {
        // The visitor gets the page for missing addresses whether or not it could be counted.
        context.log.warn({ err: error }, 'a missing address was not counted')
      })
    }
    return undefined
  }
}
