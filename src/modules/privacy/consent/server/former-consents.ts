import type { Context } from '#kernel/server/context.ts'
import type { PrivacyTables } from '../../server/tables.ts'
import { KNOWN_NAMES, KNOWN_SERVICES } from '../../services/known-services.ts'
import { clearedCookies } from './cleared-cookies.ts'

/** Ends what services left behind that are not in use any more. */
export function clearFormer({ headers, reply, settings }: Context<PrivacyTables>): void {
  const asking = KNOWN_NAMES.map((name) => KNOWN_SERVICES[name]).filter(({ asks }) => asks)
  const storage = asking.flatMap((service) => service.storage)
  const { hostname } = new URL(settings.baseUrl)
  for (const cookie of clearedCookies({ cookies: headers.cookie ?? '', storage, hostname }))
    reply.header('set-cookie', cookie)
}
