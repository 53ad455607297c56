import { sql } from 'kysely'
import { Email } from '#kernel/contract/fields.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import { hashToken } from '#kernel/server/sessions/session-token.ts'
import type { Loaded, PageForm } from '#kernel/server/site/route/site-route.ts'
import { LIST_PREFIX, TRACKING_FIELD } from '#modules/pages/blocks/newsletter-form/block.ts'
import { publicLists } from '../../lists/server/find-lists.ts'
import { maskedEmail } from '../../server/address-hash.ts'
import type { SubscriberContext, SubscriberRow } from '../../server/tables.ts'
import { subscribe } from '../../sign-up/sign-up.calls.ts'
import { chooseTracking } from '../../tracking/server/choose-tracking.ts'
import { trackingWording } from '../../tracking/server/tracking.ts'
import { preferenceMessages } from '../messages.ts'
import {
  type DoneWord,
  PREFERENCE_STEPS,
  type PreferenceStep,
  type PreferencesData,
  STEP_FIELD,
} from '../preferences.ts'
import { askForAddress, askToErase, mailData } from './ask-by-mail.ts'
import { chooseLists, pause, resume } from './choose.ts'

type Answer = Promise<Loaded<PreferencesData>>
type Shown = { done?: DoneWord; fault?: string; typed?: string; status?: number }

/** What the bearer of a link may see and do; nothing that only the mailbox may tell. */
export async function loadPreferences(context: SubscriberContext, token: string): Answer {
  const subscriber = await subscriberBy(context, token)
  return subscriber ? await show(context, subscriber, {}) : { kind: 'missing' }
}

export async function submitPreferences(
  context: SubscriberContext,
  token: string,
  { fields }: PageForm,
): Answer {
  const subscriber = await subscriberBy(context, token)
  const step = PREFERENCE_STEPS.find((one) => one === fields[STEP_FIELD])
  if (!subscriber || !step) return { kind: 'missing' }
  const typed = (fields.email ?? '').slice(0, 300)
  const t = translator(preferenceMessages, context.lang)
  if (step === 'address' && !Email.safeParse(typed).success)
    return await show(context, subscriber, { fault: t('address.invalid'), typed, status: 422 })
  try {
    await countCall(context, subscribe)
    const done = await perform(context, subscriber, { step, fields })
    return await show(context, subscriber, { done })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too-many') throw error
    return await show(context, subscriber, { done: 'tooMany', status: 429 })
  }
}

type PreferenceChange = { step: PreferenceStep; fields: PageForm['fields'] }

async function perform(
  context: SubscriberContext,
  subscriber: SubscriberRow,
  { step, fields }: PreferenceChange,
): Promise<DoneWord> {
  const { ip, agent, lang } = context
  const visitor = { ip, agent }
  return await context.change(async (change) => {
    if (step === 'tracking') {
      const isWanted = fields[TRACKING_FIELD] === 'on'
      return await chooseTracking(change, subscriber, { isWanted, visitor, lang })
    }
    if (step === 'pause') return await pause(change, subscriber)
    if (step === 'resume') return await resume(change, subscriber.id)
    if (step === 'data') return await mailData(change, subscriber)
    if (step === 'erase') return await askToErase(change, subscriber)
    if (step === 'address')
      return await askForAddress(change, subscriber, Email.parse(fields.email ?? ''))
    const wanted = Object.keys(fields)
      .filter((name) => name.startsWith(LIST_PREFIX) && fields[name] === 'on')
      .map((name) => name.slice(LIST_PREFIX.length))
    return await chooseLists(change, subscriber, { wanted, visitor, lang })
  })
}

async function subscriberBy({ db }: SubscriberContext, token: string) {
  return await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('preferences_hash', '=', hashToken(token))
    .executeTakeFirst()
}

async function show(
  context: SubscriberContext,
  { id, email, tracking }: SubscriberRow,
  { done, fault = '', typed = '', status = 200 }: Shown,
): Answer {
  const { db, lang } = context
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select(['list_id', 'state', 'paused_until'])
    .where('subscriber_id', '=', id)
    .where('state', 'in', ['confirmed', 'paused'])
    .execute()
  const has = new Set(rows.map(({ list_id }) => list_id))
  const own = await db
    .selectFrom('newsletter_lists')
    .selectAll()
    .where(sql<boolean>`id = any(${[...has]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
  const open = await publicLists(db)
  const lists = [...open, ...own.filter((list) => !open.some((one) => one.id === list.id))]
  const data: PreferencesData = {
    step: 'preferences',
    address: maskedEmail(email),
    lists: lists.map((list) => ({
      id: list.id,
      name: list.name,
      description: list.description[lang],
      isOn: has.has(list.id),
    })),
    pausedUntil: pausedUntil(rows),
    isSubscribed: rows.length > 0,
    tracking: trackingOf(context, tracking && done !== 'untracked'),
    done: done ?? null,
    fault,
    typed,
  }
  const title = translator(preferenceMessages, lang)('title')
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}

function trackingOf(context: SubscriberContext, isOn: boolean): PreferencesData['tracking'] {
  const wording = trackingWording(context, context.lang, isOn)
  return wording ? { isOn, wording } : null
}

function pausedUntil(rows: readonly { state: string; paused_until: Date | null }[]): string | null {
  const paused = rows.find(({ state }) => state === 'paused')
  return paused?.paused_until?.toISOString() ?? null
}
