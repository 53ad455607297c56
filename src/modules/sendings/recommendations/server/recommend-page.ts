import { Id } from '#kernel/contract/fields.ts'
import { type Translate, translator } from '#kernel/i18n/messages.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import type { Loaded, PageForm, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { RECOMMEND, WEB_VIEW } from '#modules/newsletter/templates/template.ts'
import { mailHref, qrCode } from '#modules/pages/contact/share.ts'
import { subscribePage } from '#modules/subscribers/sign-up/pages.ts'
import { ARCHIVE_TAGS, isPublic } from '../../archive/server/find-archive.ts'
import type { SendingContext } from '../../server/tables.ts'
import { recommendMessages } from '../messages.ts'
import { CHANNEL_FIELD, type RecommendData, type Way } from '../page.ts'
import { recommend } from '../recommendation.calls.ts'
import { CHANNELS, type Channel } from '../recommendation.ts'
import { countRecommendation, recommendedUrl } from './recommend.ts'

type Answer = Promise<Loaded<RecommendData>>

/** The same for everybody, so it is kept; `via` shows one way large, for those without a script. */
export async function loadRecommend(
  context: SendingContext,
  { params, query }: PageRequest,
): Answer {
  const { lang } = context
  const sending = params.sending || undefined
  const via = channelOf(query.via)
  if (query.via !== undefined && !via) return { kind: 'missing' }
  if (sending && !(await isShown(context, sending))) return { kind: 'missing' }
  const t = translator(recommendMessages, lang)
  const subject = sending ? await subjectOf(context, sending) : ''
  const words = subject ? t('sharedIssue', { subject }) : t('shared')
  const ways = CHANNELS.map((channel) =>
    wayBy(channel, recommendedUrl(context, { sending, channel, lang }), { subject, words, t }),
  )
  const chosen = ways.find(({ channel }) => channel === via)
  const about = sending
    ? `${WEB_VIEW[lang]}/${sending}`
    : subscribePage.path[lang].replace('/:token?', '')
  return {
    kind: 'page',
    data: {
      ...{ subject, sending, ways, chosen, about },
      code: chosen?.channel === 'qr' ? await qrCode(chosen.url) : undefined,
    },
    meta: { title: t('title'), description: t('lead'), noindex: Boolean(sending ?? via) },
    tags: ARCHIVE_TAGS,
  }
}

/** Without a script: counts, and shows the chosen way. */
export async function submitRecommend(
  context: SendingContext,
  { params, fields }: PageForm,
): Answer {
  const sending = params.sending || undefined
  if (sending && !(await isShown(context, sending))) return { kind: 'missing' }
  const path = sending ? `${RECOMMEND[context.lang]}/${sending}` : RECOMMEND[context.lang]
  const channel = channelOf(fields[CHANNEL_FIELD])
  if (!channel) return { kind: 'redirect', to: path, status: 303 }
  await countCall(context, recommend)
  await countRecommendation(context, { sending, channel })
  return { kind: 'redirect', to: `${path}?via=${channel}#way`, status: 303 }
}

function channelOf(word: string | undefined): Channel | undefined {
  return CHANNELS.find((channel) => channel === word)
}

async function isShown({ db }: SendingContext, sending: string): Promise<boolean> {
  return Id.safeParse(sending).success && (await isPublic(db, sending))
}

async function subjectOf({ db }: SendingContext, sending: string): Promise<string> {
  const row = await db
    .selectFrom('newsletter_sendings')
    .select('shown_subject')
    .where('id', '=', sending)
    .executeTakeFirst()
  return row?.shown_subject ?? ''
}

type WayWords = { subject: string; words: string; t: Translate<typeof recommendMessages> }

/** Signal has no link that takes a text, so there the address is copied. */
function wayBy(channel: Channel, url: string, { subject, words, t }: WayWords): Way {
  const text = encodeURIComponent(words)
  const address = encodeURIComponent(url)
  if (channel === 'mail')
    return { channel, url, href: mailHref({ url, title: subject || t('title') }) }
  if (channel === 'whatsapp')
    return { channel, url, href: `https://wa.me/?text=${text}%20${address}` }
  if (channel === 'telegram')
    return { channel, url, href: `https://t.me/share/url?url=${address}&text=${text}` }
  return { channel, url }
}
