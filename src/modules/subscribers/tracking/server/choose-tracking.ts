import type { Lang } from '#kernel/i18n/messages.ts'
import { recordConsents } from '#modules/consents/server/api.ts'
import type { DoneWord } from '../../preferences/preferences.ts'
import { askForTracking } from '../../preferences/server/ask-by-mail.ts'
import type { SubscriberChange, SubscriberRow } from '../../server/tables.ts'
import type { Visitor } from '../../sign-up/server/confirm.ts'
import { trackingStep, trackingWording, withdrawTracking } from './tracking.ts'

type Choice = { isWanted: boolean; visitor: Visitor; lang: Lang }

/** Taking it back counts at once. Agreeing is asked for by mail, for anybody may have the link. */
export async function chooseTracking(
  change: SubscriberChange,
  subscriber: SubscriberRow,
  { isWanted, visitor, lang }: Choice,
): Promise<DoneWord> {
  const facts = { ...visitor, agent: visitor.agent.slice(0, 500), by: 'preferences', lang }
  if (!isWanted && subscriber.tracking) {
    await recordConsents(change, [await withdrawTracking(change, subscriber, facts)])
    return 'untracked'
  }
  const wording = trackingWording(change.scope, lang)
  if (isWanted === subscriber.tracking || wording === '') return 'saved'
  const mail = await askForTracking(change, subscriber, wording)
  const asked = { ...facts, wording, ...mail }
  await recordConsents(change, [trackingStep('requested', subscriber, asked)])
  return 'tracking'
}
