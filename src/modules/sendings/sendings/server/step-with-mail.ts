import { failures } from '#kernel/server/app-error.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { typedScope } from '#kernel/server/scope.ts'
import type { DrawContext, MailSkeleton } from '#modules/newsletter/server/api.ts'
import { mailboxFor } from '../../delivery/server/plan-mails.ts'
import { sendingFailures } from '../../errors.ts'
import { checkLinks } from '../../preflight/server/check-links.ts'
import { findHindrances } from '../../preflight/server/check-sending.ts'
import type { SenderOf } from '../../preflight/server/find-sender.ts'
import { hasEmptySubject } from '../../preflight/server/read-skeletons.ts'
import type { SendingTables } from '../../server/tables.ts'
import { mayStep, type Step, type Subject, totalOf } from '../sending-values.ts'
import { drawSending, type PinnedMail } from './pin-mail.ts'
import { sendingResource } from './sending.resource.ts'
import { takeStep } from './take-step.ts'

/** Steps after which mails go out that were not pinned yet. */
const BEGINNING: readonly Step[] = ['prepare', 'start', 'schedule', 'resume']

type StepCall = {
  id: string
  step: Step
  version: number
  send_at?: string
  resend: boolean
  winner?: Subject
}

/**
 * Takes a step. What begins something is drawn before the change, so that a template with much in it
 * holds no row; the version that was seen decides whether it still fits.
 */
export async function stepWithMail(place: DrawContext, call: StepCall): Promise<void> {
  const { id, step, version, send_at: sendAt, resend, winner } = call
  const scope = typedScope<SendingTables>(place.context)
  const [sending] = await sendingResource.read(tablesOf<SendingTables>(scope.db), [id])
  if (!sending) throw failures.notFound()
  const begins = BEGINNING.includes(step) && mayStep(step, sending.state)
  // What was pinned goes on as it began.
  const hasBegun = totalOf(sending.counts) > 0 || sending.series_list !== null
  const isPinned = step === 'resume' && hasBegun
  if (begins && !mailboxFor(scope, null)) throw sendingFailures.noMailbox()
  const mail = begins && !isPinned ? await drawSending(place, sending) : undefined
  if (mail) await mustPass(place, mail)
  if (mail) await mustBeBelieved(place, sending)
  const input = { id, step, version, sendAt, resend, winner, mail }
  await scope.change((change) => takeStep(change, input))
}

/** Nothing begins while others would not believe the sender, or too many complained. */
export async function mustBeBelieved(place: DrawContext, sending: SenderOf): Promise<void> {
  const found = await findHindrances(place.context, sending)
  if (found.length === 0) return
  throw sendingFailures.notBelieved({ checks: found.map(({ name }) => name) })
}

/** Nobody gets a mail that leads nowhere. */
export async function mustPass(place: DrawContext, { variants }: PinnedMail): Promise<void> {
  const skeletons = variants.map(({ skeleton }) => skeleton)
  const { level, details } = await checkLinks(place, skeletons)
  if (level === 'bad') throw sendingFailures.deadLinks({ links: details })
  if (hasEmptySubject(skeletons) || hasEmptySecond(skeletons)) throw sendingFailures.noSubject()
}

/** The same for the second of two subjects. */
function hasEmptySecond(skeletons: readonly MailSkeleton[]): boolean {
  return skeletons.some(({ drawn }) =>
    Object.values(drawn).some((mail) => mail?.subjectB?.trim() === ''),
  )
}
