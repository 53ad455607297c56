import { type Kysely, sql } from 'kysely'
import type { Context } from '#kernel/server/context.ts'
import type { PrivacyTables } from '../../server/tables.ts'
import { KNOWN_NAMES, KNOWN_SERVICES } from '../../services/known-services.ts'
import { clearedCookies } from './cleared-cookies.ts'

/**
 * Whether somebody may still have agreed to a service that is no longer used: a decision holds for a
 * year, and so long the way to take it back stays.
 */
export async function hasFormerConsents(db: Kysely<PrivacyTables>): Promise<boolean> {
  const { rows } = await sql`select from privacy_consents
    where created_at > now() - interval '1 year' and accepted <> '{}' limit 1`.execute(db)
  return rows.length > 0
}

/** Ends what services left behind that are not in use any more. */
export function clearFormer({ headers, reply, settings }: Context<PrivacyTables>): void {
  const asking = KNOWN_NAMES.map((name) => KNOWN_SERVICES[name]).filter(({ asks }) => asks)
  const storage = asking.flatMap((service) => service.storage)
  const { hostname } = new URL(settings.baseUrl)
  for (const cookie of clearedCookies({ cookies: headers.cookie ?? '', storage, hostname }))
    reply.header('set-cookie', cookie)
}
