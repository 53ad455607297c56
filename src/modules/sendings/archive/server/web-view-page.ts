import { Id } from '#kernel/contract/fields.ts'
import type { Loaded, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { fillSkeleton, linksForAnyone } from '#modules/newsletter/server/api.ts'
import { mailedLinks } from '#modules/subscribers/server/api.ts'
import type { SendingContext } from '../../server/tables.ts'
import { archivePage } from '../pages.ts'
import { isPublic } from './find-archive.ts'
import { recommendLink, subscriberIn, webViewLink } from './web-view-link.ts'

/** Styles of the mail and pictures of this house; nothing runs, nothing comes from elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const NOBODY = { first_name: '', last_name: '', email: '' }

type Read = { sending: string; token: string }

/** Looking at it changes nothing: no link of it is followed, and nobody is signed off. */
export async function loadWebView(
  context: SendingContext,
  { params }: PageRequest,
): Promise<Loaded<never>> {
  const { sending = '', subscriber: token = '' } = params
  if (sending === '') return { kind: 'redirect', to: archivePage.path[context.lang], status: 302 }
  if (!Id.safeParse(sending).success) return { kind: 'missing' }
  const html = await (token ? ownMail(context, { sending, token }) : neutralMail(context, sending))
  if (html === undefined) return { kind: 'missing' }
  return { kind: 'document', html: quiet(html), policy: POLICY, thing: sending }
}

/** As everybody may read it, if it went to a list with a public archive. */
async function neutralMail(context: SendingContext, sending: string): Promise<string | undefined> {
  const { db, lang } = context
  if (!(await isPublic(db, sending))) return undefined
  const variant = await findVariant(context, sending, lang)
  if (!variant) return undefined
  return fillSkeleton(variant.skeleton, NOBODY, {
    ...linksForAnyone(context, lang),
    recommend: recommendLink(context, { sending, isPublic: true, lang }),
    variant: 'web',
  }).html
}

/** As the one recipient got it whom the token was sealed for. */
async function ownMail(context: SendingContext, { sending, token }: Read) {
  const subscriber = subscriberIn(context, { sending, token })
  if (!subscriber || !Id.safeParse(subscriber).success) return undefined
  const reader = await context.db
    .selectFrom('newsletter_recipients as r')
    .innerJoin('newsletter_subscribers as p', 'p.id', 'r.subscriber_id')
    .select(['p.email', 'p.first_name', 'p.last_name', 'p.lang', 'r.list_id as list'])
    .where('r.sending_id', '=', sending)
    .where('r.subscriber_id', '=', subscriber)
    .executeTakeFirst()
  if (!reader) return undefined
  const variant = await findVariant(context, sending, reader.lang)
  if (!variant) return undefined
  const { skeleton, lang } = variant
  return fillSkeleton(skeleton, reader, {
    ...mailedLinks(context, { subscriber, list: reader.list, lang }),
    webview: webViewLink(context, { sending, subscriber, lang }),
    recommend: recommendLink(context, {
      sending,
      isPublic: await isPublic(context.db, sending),
      lang,
    }),
    variant: 'web',
  }).html
}

/** The mail in the language of a reader, or the only one there is. */
export async function findVariant({ db }: SendingContext, sending: string, lang: 'de' | 'en') {
  const variants = await db
    .selectFrom('newsletter_sending_mails')
    .select(['variant', 'lang', 'skeleton'])
    .where('sending_id', '=', sending)
    .orderBy('variant', 'desc')
    .execute()
  return variants.find(({ variant }) => variant === (lang === 'en' ? 'en' : 'main')) ?? variants[0]
}

/** Search engines do not list it, and where its links lead nobody learns its address. */
function quiet(html: string): string {
  return html.replace(
    '<head>',
    '<head>\n<meta name="robots" content="noindex, nofollow">\n<meta name="referrer" content="no-referrer">',
  )
}
