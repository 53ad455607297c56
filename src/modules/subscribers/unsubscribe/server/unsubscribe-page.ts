import { translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import type { Loaded, PageForm, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { maskedEmail } from '../../server/address-hash.ts'
import type { SubscriberContext } from '../../server/tables.ts'
import { unsubscribeMessages } from '../messages.ts'
import { ALL_FIELD, type UnsubscribeData } from '../page.ts'
import { unsubscribe } from '../unsubscribe.calls.ts'
import { leave, placeOf } from './leave.ts'

type Answer = Promise<Loaded<UnsubscribeData>>

/** Opening the page changes nothing: mail programs and scanners open links too. */
export async function loadUnsubscribe(context: SubscriberContext, { params }: PageRequest): Answer {
  const place = await placeOf(context.db, params.token ?? '')
  if (!place) return { kind: 'missing' }
  const more = await context.db
    .selectFrom('newsletter_subscriptions')
    .select('list_id')
    .where('subscriber_id', '=', place.subscriber)
    .where('list_id', '<>', place.list)
    .where('state', 'in', ['confirmed', 'paused'])
    .limit(1)
    .execute()
  return show(context, {
    step: 'ask',
    address: maskedEmail(place.email),
    list: place.name,
    hasMore: more.length > 0,
  })
}

/** The button of the page, and the one click of a mail program: 200 without a redirect (RFC 8058). */
export async function submitUnsubscribe(
  context: SubscriberContext,
  { params, fields }: PageForm,
): Answer {
  const token = params.token ?? ''
  // Only guesses count: the one clicks of a whole mail provider come from few addresses.
  if (!(await placeOf(context.db, token))) await countCall(context, unsubscribe)
  const isOneClick = fields['List-Unsubscribe'] === 'One-Click'
  const place = await signOff(context, {
    token,
    isAll: fields[ALL_FIELD] === 'on',
    by: isOneClick ? 'one-click' : 'link',
  })
  return show(context, { step: 'done', address: maskedEmail(place.email), list: place.name })
}

type SignOff = { token: string; isAll?: boolean; lists?: readonly string[]; by: string }

/** Ends what a token stands for; an unknown one answers 404. */
export async function signOff(
  context: SubscriberContext,
  { token, isAll = false, lists, by }: SignOff,
) {
  const { ip, agent } = context
  const place = await placeOf(context.db, token)
  if (!place) throw failures.notFound()
  await context.change((change) =>
    leave(change, {
      subscriber: place.subscriber,
      lists: isAll ? null : (lists ?? [place.list]),
      by,
      visitor: { ip, agent },
      isMailed: true,
    }),
  )
  return place
}

function show({ lang }: SubscriberContext, data: UnsubscribeData): Loaded<UnsubscribeData> {
  const title = translator(unsubscribeMessages, lang)(`${data.step}.title`)
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [] }
}
