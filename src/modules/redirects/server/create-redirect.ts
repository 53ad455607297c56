import { uuidv7 } from 'uuidv7'
import { displayName } from '#kernel/access/roles.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import { readAddress } from '#kernel/server/site/site-path.ts'
import type { NewRedirect } from '../contract.ts'
import { redirectFailures } from '../errors.ts'
import { addressKey, keyOfSegments } from './address-key.ts'
import { findRedirect, type RedirectRow } from './follow-redirect.ts'
import type { PageLookup } from './page-lookup.ts'
import type { RedirectTables } from './tables.ts'

export type RedirectWork = {
  scope: Scope<RedirectTables>
  change: Change<RedirectTables>
  lookup: PageLookup
}

type Written = { row: RedirectRow; outcome: 'added' | 'replaced' | 'same' }

const MOST_STEPS = 10
const RESERVED = new Set(['api', 'assets', 'download', 'healthz', 'readyz', 'service-worker.js'])

/** Leads an address elsewhere. An address that is a page's is kept as that page, wherever it moves. */
export async function createRedirect(
  work: RedirectWork,
  given: NewRedirect,
  source: RedirectRow['source'],
): Promise<Written> {
  const from = readAddress(given.from)
  const [first = ''] = from?.segments ?? []
  if (!from || RESERVED.has(first.toLowerCase())) throw redirectFailures.reserved()
  if (await work.lookup.pageAt(work.scope, given.from)) throw redirectFailures.isPage()
  const key = keyOfSegments(from.segments)
  const target = await targetOf(work, given)
  if (target.to_path !== null) await refuseLoop(work, key, target.to_path)
  const before = await findRedirect(work.change.db, key)
  const isSame =
    before?.to_page === target.to_page &&
    before.to_path === target.to_path &&
    before.is_permanent === given.isPermanent
  if (before && isSame) return { row: before, outcome: 'same' }
  const { user } = work.scope
  const values = {
    path: given.from,
    ...target,
    is_permanent: given.isPermanent,
    source,
    created_at: new Date(),
    created_by: user.id,
    created_by_name: displayName(user),
  }
  const row = await work.change.db
    .insertInto('redirects')
    .values({ id: uuidv7(), key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
  await work.change.db.deleteFrom('missing_pages').where('key', '=', key).execute()
  const after = { from: given.from, to: target.to_path ?? target.to_page }
  await work.change.audit({ noun: 'redirect', id: row.id, action: 'create', after })
  return { row, outcome: before ? 'replaced' : 'added' }
}

type Target = Pick<RedirectRow, 'to_page' | 'to_lang' | 'to_path'>

async function targetOf({ scope, lookup }: RedirectWork, given: NewRedirect): Promise<Target> {
  const { page, lang, to, isGone } = given
  const chosen = [page, to, isGone || undefined].filter((one) => one !== undefined)
  if (chosen.length !== 1) throw redirectFailures.noTarget()
  if (isGone) return { to_page: null, to_lang: lang, to_path: null }
  if (page) {
    const [place] = await lookup.placesOf(scope, [{ page, lang }])
    if (!place || place.kind === 'gone') throw redirectFailures.unknownPage()
    return { to_page: page, to_lang: lang, to_path: null }
  }
  if (!to?.startsWith('/')) throw redirectFailures.outside()
  const found = /[?#]/.test(to) ? undefined : await lookup.pageAt(scope, to)
  if (found) return { to_page: found.page, to_lang: found.lang, to_path: null }
  return { to_page: null, to_lang: lang, to_path: to }
}

/** A circle is refused when it is drawn, not found by a visitor. */
async function refuseLoop({ change }: RedirectWork, key: string, to: string): Promise<void> {
  let at: string | null = to
  for (let step = 0; at !== null; step += 1) {
    const next = addressKey(at.split(/[?#]/, 1)[0] ?? at)
    if (next === key || step > MOST_STEPS) throw redirectFailures.loop()
    at = (await findRedirect(change.db, next))?.to_path ?? null
  }
}
