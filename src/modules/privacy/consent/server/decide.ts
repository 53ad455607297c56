import { uuidv7 } from 'uuidv7'
import { inLangs, LANGS } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { privacySection } from '../../config.ts'
import { shownServices } from '../../server/shown-services.ts'
import type { PrivacyTables } from '../../server/tables.ts'
import type { Service } from '../../services/service.ts'
import { askingServices, asksVisitors, consentVersion } from '../../services/services-of.ts'
import { CONSENT_COOKIE, readDecision, writeDecision } from '../consent-cookie.ts'
import { clearedCookies } from './cleared-cookies.ts'

const YEAR_SECONDS = 365 * 86_400

type ConsentContext = Context<PrivacyTables>
type Reading = Pick<Context<never>, 'config' | 'cookie' | 'lang' | 'modules'>

/** The names of asking services this browser agreed to; a decision about another list counts for nothing. */
export function acceptedBy({ config, cookie }: Omit<Reading, 'lang' | 'modules'>): string[] {
  const privacy = config.get(privacySection)
  const decision = readDecision(cookie(CONSENT_COOKIE))
  if (decision?.version !== consentVersion(privacy)) return []
  return namesIn(askingServices(privacy, 'de'), decision.accepted)
}

/** Everything a page or a program wants to know about services and consent. */
export function consentState(context: Reading, accepted = acceptedBy(context)) {
  const { config, cookie, lang } = context
  const privacy = config.get(privacySection)
  const version = consentVersion(privacy)
  const services = shownServices(context, lang)
  const isDecided = readDecision(cookie(CONSENT_COOKIE))?.version === version
  return {
    services,
    version,
    accepted: Object.fromEntries(
      services.filter(({ asks }) => asks).map(({ name }) => [name, accepted.includes(name)]),
    ),
    show_consent_dialog: !isDecided && asksVisitors(privacy),
  }
}

/**
 * Writes down what was decided, without a word about who did, and lets the browser keep it. Cookies
 * of services that are not accepted end with the same reply.
 */
export async function decide(
  context: ConsentContext,
  wanted: readonly string[],
): Promise<string[]> {
  const privacy = context.config.get(privacySection)
  const asking = askingServices(privacy, context.lang)
  const shown = inLangs(LANGS, (lang) => askingServices(privacy, lang))
  const version = consentVersion(privacy)
  const accepted = namesIn(asking, wanted)
  await context.change(async ({ db }) => {
    await db
      .insertInto('privacy_versions')
      .values({ version, services: JSON.stringify(shown) })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute()
    await db
      .insertInto('privacy_consents')
      .values({ id: uuidv7(), version, accepted, lang: context.lang })
      .execute()
  })
  keepDecision(context, { version, accepted, refused: without(asking, accepted) })
  return accepted
}

type Kept = { version: string; accepted: readonly string[]; refused: readonly Service[] }

function keepDecision(context: ConsentContext, { version, accepted, refused }: Kept): void {
  const { reply, settings, headers } = context
  const safe = settings.baseUrl.startsWith('https:') ? '; Secure' : ''
  const value = writeDecision({ version, accepted })
  const { hostname } = new URL(settings.baseUrl)
  reply.header(
    'set-cookie',
    `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${safe}`,
  )
  const storage = refused.flatMap((service) => service.storage)
  for (const cookie of clearedCookies({ cookies: headers.cookie ?? '', storage, hostname }))
    reply.header('set-cookie', cookie)
}

function namesIn(services: readonly Service[], wanted: readonly string[]): string[] {
  return services.flatMap(({ name }) => (wanted.includes(name) ? [name] : []))
}

function without(services: readonly Service[], accepted: readonly string[]): Service[] {
  return services.filter(({ name }) => !accepted.includes(name))
}
