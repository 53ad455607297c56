import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Services } from '#kernel/server/services.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import type { NewConsent } from '#modules/consents/server/api.ts'
import { newsletterSection } from '../../config.ts'
import { trackingEnded } from '../../events.ts'
import type { SubscriberChange, SubscriberRow } from '../../server/tables.ts'
import { trackingMessages } from '../messages.ts'

type Person = Pick<SubscriberRow, 'id' | 'email'>
type Facts = NewConsent['facts']

/** What the box says that somebody ticks; '' as long as the settings ask nobody, and nobody has agreed. */
export function trackingWording(
  scope: Pick<Services, 'config' | 'modules'>,
  lang: Lang,
  isAgreed = false,
): string {
  if (!isAgreed && !scope.config.get(newsletterSection).tracking) return ''
  return translator(trackingMessages, lang)('wording', { site: siteName(scope) })
}

/** A step of its own in the chain: it is given and taken back apart from every list. */
export function trackingStep(
  action: NewConsent['action'],
  { id, email }: Person,
  facts: Facts,
): NewConsent {
  return { purpose: 'tracking', action, subject: id, email, facts }
}

/** Somebody has confirmed it; the caller records the step. */
export async function grantTracking(
  { db }: SubscriberChange,
  person: Person,
  facts: Facts,
): Promise<NewConsent> {
  await setTracking(db, person.id, true)
  return trackingStep('confirmed', person, facts)
}

/** Counts at once, for mails that went out as well; the caller records the step. */
export async function withdrawTracking(
  change: SubscriberChange,
  person: Person,
  facts: Facts,
): Promise<NewConsent> {
  await setTracking(change.db, person.id, false)
  await change.emit(trackingEnded, { subscriber: person.id })
  return trackingStep('withdrawn', person, facts)
}

async function setTracking(db: SubscriberChange['db'], id: string, tracking: boolean) {
  await db
    .updateTable('newsletter_subscribers')
    .set((eb) => ({ tracking, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .execute()
}
