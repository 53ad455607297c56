import type { Context } from '#kernel/server/context.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import { type Loaded, type PageRequest, pagesOf } from '#kernel/server/site/route/site-route.ts'
import { privacySection } from '../../config.ts'
import { acceptedBy, decide } from '../../consent/server/decide.ts'
import { giveConsent } from '../../contract.ts'
import type { PrivacyTables } from '../../server/tables.ts'
import type { Service } from '../../services/service.ts'
import { consentVersion, measuringIn, servicesOf } from '../../services/services-of.ts'
import type { Embed } from '../embed.ts'
import { embedPage, OWN_MARKUP, SETTING_REF } from '../embed-page.ts'
import {
  askingDocument,
  framedDocument,
  goneDocument,
  measuringDocument,
  pastedDocument,
} from './embed-documents.ts'
import { findEmbed } from './keep-embeds.ts'
import { measuringScript, newVisitor, VISITOR_COOKIES } from './measuring-scripts.ts'

type EmbedContext = Context<PrivacyTables>
type Answer = Extract<Loaded<never>, { kind: 'document' }>

/**
 * What a frame shows follows the visitor's consent at the moment it is asked for. `ref` only ever
 * names what we stored; an address of others cannot be handed in.
 */
export const embedRoute = pagesOf<PrivacyTables>()(embedPage, {
  load: (context, request) => answer(context, request, acceptedBy(context)),
  submit: async (context, form) => {
    await countCall(context, giveConsent)
    const named = await findNamed(context, form)
    const accepted = acceptedBy(context)
    const isShown = form.fields.version === consentVersion(context.config.get(privacySection))
    if (!named || !isShown) return answer(context, form, accepted)
    const wanted = [...accepted, ...named.embed.services]
    if (form.fields.choice === 'once') return answer(context, form, wanted)
    if (form.fields.choice === 'always') await decide(context, wanted)
    return { kind: 'redirect', to: form.path, status: 303 }
  },
})

async function answer(
  context: EmbedContext,
  request: PageRequest,
  accepted: readonly string[],
): Promise<Answer> {
  const { lang, config } = context
  const privacy = config.get(privacySection)
  const measuring = measuringIn(privacy).find((name) => name === request.params.service)
  if (measuring && request.params.ref === SETTING_REF) {
    const [service] = servicesOf(privacy, lang).filter(({ name }) => name === measuring)
    if (!service || !accepted.includes(measuring)) return goneDocument(lang)
    return measure(context, measuring, service)
  }
  const named = await findNamed(context, request)
  if (!named) return goneDocument(lang)
  const { embed, services } = named
  const waiting = services.filter(({ name, asks }) => asks && !accepted.includes(name))
  if (waiting.length > 0) {
    const { title, poster } = embed
    return askingDocument({
      lang,
      services: waiting,
      version: consentVersion(privacy),
      title,
      poster,
    })
  }
  return openDocument(embed, lang, services)
}

/** A stored embed, asked for by its service, while everything it needs is in use. */
async function findNamed({ db, config, lang }: EmbedContext, { params }: PageRequest) {
  const embed = await findEmbed(db, params.ref ?? '')
  if (!embed || (embed.services[0] ?? OWN_MARKUP) !== params.service) return undefined
  const inUse = servicesOf(config.get(privacySection), lang)
  const services = inUse.filter(({ name }) => embed.services.includes(name))
  return services.length === embed.services.length ? { embed, services } : undefined
}

function openDocument(embed: Embed, lang: 'de' | 'en', services: readonly Service[]): Answer {
  const hosts = services.flatMap((service) => service.hosts)
  const { source, title } = embed
  if (source.kind === 'html') return pastedDocument({ lang, html: source.html, hosts })
  return framedDocument({ lang, title, address: source.address, hosts })
}

const YEAR_SECONDS = 365 * 86_400

/** The visitor's number is kept by us and handed in: a sandboxed frame has no cookies. */
function measure(
  { config, cookie, reply, settings }: EmbedContext,
  name: keyof typeof VISITOR_COOKIES,
  service: Service,
): Answer {
  const known = cookie(VISITOR_COOKIES[name])
  const visitor = known && /^[\d.]{3,40}$/.test(known) ? known : newVisitor(Date.now())
  const safe = settings.baseUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${VISITOR_COOKIES[name]}=${visitor}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${safe}`,
  )
  const { origin } = new URL(settings.baseUrl)
  const id = config.get(privacySection).ids[name]
  return measuringDocument(measuringScript({ name, id, visitor, origin }), service.hosts)
}
