import { uuidv7 } from 'uuidv7'
import { isAuthenticated } from '#kernel/access/roles.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { checkCaptcha } from '#kernel/server/captcha/check-captcha.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import { newsletterSection } from '../../config.ts'
import { subscriberFailures } from '../../errors.ts'
import { chosenLists, publicLists, wordingOf } from '../../lists/server/find-lists.ts'
import { addressHash } from '../../server/address-hash.ts'
import type { Db, ListRow, SubscriberContext } from '../../server/tables.ts'
import { trackingWording } from '../../tracking/server/tracking.ts'
import type { SignUp } from '../sign-up.calls.ts'
import { TRACKING_WORDING } from './invite.ts'
import { SETTLE } from './settle-request.ts'

type Sent = SignUp & {
  /** Where the form stood, as a path of this site. */
  page?: string
}

/**
 * Takes a sign-up in. What follows from it is done by a job, whoever the address belongs to: neither
 * the answer nor its time tells who is known. Only the literal duplicate of the specification does,
 * unless the settings want a neutral answer.
 */
export async function receiveRequest(context: SubscriberContext, sent: Sent): Promise<void> {
  const lists = chosenLists(await publicLists(context.db), sent.lists)
  if (!lists) throw subscriberFailures.unknownList()
  if (!isKnown(context)) await checkCaptcha(context, sent.captcha)
  const { neutral_answer } = context.config.get(newsletterSection)
  const hash = addressHash(context.secret, sent.email)
  if (!neutral_answer && (await hasAll(context.db, hash, lists)))
    throw subscriberFailures.duplicate()
  try {
    await storeRequest(context, sent, lists)
  } catch (error) {
    if (error instanceof AppError) throw error
    context.log.error({ err: error }, 'a sign-up could not be stored')
    throw subscriberFailures.failed()
  }
}

/** An account is proof enough that a person writes. */
export function isKnown({ user }: Pick<SubscriberContext, 'user'>): boolean {
  return isAuthenticated(user) && !user.limited
}

async function hasAll(db: Db, hash: Buffer, lists: readonly ListRow[]): Promise<boolean> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .innerJoin('newsletter_subscribers', 'id', 'subscriber_id')
    .select('list_id')
    .where('address_hash', '=', hash)
    .where('newsletter_subscriptions.state', 'in', ['confirmed', 'paused'])
    .execute()
  const has = new Set(rows.map(({ list_id }) => list_id))
  return lists.every(({ id }) => has.has(id))
}

async function storeRequest(
  context: SubscriberContext,
  { email, first_name, last_name, tracking, page = '', ...sent }: Sent,
  lists: readonly ListRow[],
): Promise<void> {
  const { ip, agent } = context
  const lang = sent.lang ?? context.lang
  const site = siteName(context)
  const words = lists.flatMap((list) => [
    [`wording ${list.id}`, wordingOf(list, site, lang)],
    [`version ${list.id}`, String(list.version)],
  ])
  const asked = tracking ? trackingWording(context, lang) : ''
  const facts = {
    ...Object.fromEntries(words),
    [TRACKING_WORDING]: asked,
    page,
    ip,
    agent: agent.slice(0, 500),
    lang,
  }
  await context.change(async (change) => {
    const id = uuidv7()
    await change.db
      .insertInto('newsletter_requests')
      .values({
        id,
        email,
        lists: lists.map((list) => list.id),
        first_name,
        last_name,
        lang,
        tracking: asked !== '',
        facts: JSON.stringify(facts),
      })
      .execute()
    await change.enqueue(SETTLE, { request: id })
  })
}
