import { translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { type PageForm, pagesOf } from '#kernel/server/site/route/site-route.ts'
import { privacySection } from '../../config.ts'
import { giveConsent, readPrivacy } from '../../contract.ts'
import { messages } from '../../messages.ts'
import type { PrivacyTables } from '../../server/tables.ts'
import { KNOWN_NAMES, KNOWN_SERVICES } from '../../services/known-services.ts'
import { askingServices, asksVisitors, consentVersion } from '../../services/services-of.ts'
import { consentPage } from '../consent-page.ts'
import { clearedCookies } from './cleared-cookies.ts'
import { acceptedBy, consentState, decide } from './decide.ts'

const on = routesOf<PrivacyTables>()

export const consentRoutes: Route[] = [
  on(readPrivacy, async (context) => consentState(context)),
  on(giveConsent, async (context, { body }) => {
    if (body.version !== consentVersion(context.config.get(privacySection)))
      throw failures.stale({ current: consentState(context) })
    const wanted = Object.keys(body.accepted).filter((name) => body.accepted[name])
    const accepted = await decide(context, wanted)
    return { ...consentState(context, accepted), show_consent_dialog: false }
  }),
]

/** The same decision as a plain form. */
export const consentRoute = pagesOf<PrivacyTables>()(consentPage, {
  load: async (context, { query }) => {
    const { config, lang } = context
    const t = translator(messages, lang)
    if (askingServices(config.get(privacySection), lang).length === 0) clearFormer(context)
    return {
      kind: 'page',
      data: {
        services: askingServices(config.get(privacySection), lang),
        version: consentVersion(config.get(privacySection)),
        accepted: acceptedBy(context),
        isAsked: asksVisitors(config.get(privacySection)),
        isSaved: query.saved === '1',
      },
      meta: { title: t('page.title'), description: t('page.lead'), noindex: true },
      tags: [],
    }
  },
  submit: async (context, form) => {
    await countCall(context, giveConsent)
    const privacy = context.config.get(privacySection)
    // Nobody agrees to a list that was never shown: a changed one is shown first.
    if (form.fields.version !== consentVersion(privacy))
      return { kind: 'redirect', to: form.path, status: 303 }
    const services = askingServices(privacy, context.lang)
    await decide(
      context,
      chosenIn(
        form,
        services.map(({ name }) => name),
      ),
    )
    return { kind: 'redirect', to: `${form.path}?saved=1`, status: 303 }
  },
})

function chosenIn({ fields }: PageForm, names: readonly string[]): readonly string[] {
  if (fields.choice === 'all') return names
  if (fields.choice !== 'chosen') return []
  return names.filter((name) => Object.hasOwn(fields, `service.${name}`))
}

/** Ends what services left behind that are not in use any more. */
function clearFormer({ headers, reply, settings }: Context<PrivacyTables>): void {
  const asking = KNOWN_NAMES.map((name) => KNOWN_SERVICES[name]).filter(({ asks }) => asks)
  const storage = asking.flatMap((service) => service.storage)
  const { hostname } = new URL(settings.baseUrl)
  for (const cookie of clearedCookies({ cookies: headers.cookie ?? '', storage, hostname }))
    reply.header('set-cookie', cookie)
}
