import { defineJob } from '#kernel/server/jobs/job.ts'
import { mailRules } from '#kernel/server/mail/create-mail.ts'
import { openSmtpSender, type SmtpSender } from '#kernel/server/mail/delivery/smtp-sender.ts'
import { signingKeys } from '#kernel/server/mail/dkim/signing-keys.ts'
import type { OutgoingMail } from '#kernel/server/mail/outgoing-mail.ts'
import { newsletterSection } from '#modules/subscribers/config.ts'
import { heldBy, limitsOf } from '../../limits/server/house-limits.ts'
import { NO_MAILBOX, type SendingState } from '../../sendings/sending-values.ts'
import { keepCounts } from '../../sendings/server/count-recipients.ts'
import { TEND } from '../../sendings/server/take-step.ts'
import { hasDueRows } from '../../series/server/enrol.ts'
import type { SendingDb, SendingScope, SendingTables } from '../../server/tables.ts'
import { claimAhead, claimRecipients, type Recipient, type Waiting } from './claim-recipients.ts'
import { DELIVER } from './go-on.ts'
import { isSwitchedOn } from './is-switched-on.ts'
import { judgeOutcome, type Try } from './judge-outcome.ts'
import { openGate, type Settled, settle } from './pass-gate.ts'
import { planMails } from './plan-mails.ts'
import { hasOpenRows } from './tend.ts'
import { freeRowsOfTheDead, joinWorkers } from './workers.ts'
import { type MailPlan, writeMail } from './write-mail.ts'

/** Mails on their way at the same time, per worker. */
const LANES = 4
/** Two mails a lane are enough work until the next rows are there. */
const FEW = 2 * LANES
/** Then others get their turn; whatever is left goes on at once. */
const LONGEST_MS = 60_000
/** Answers that need no text are written together. */
const MOST_UNWRITTEN = 20

/** How long a mail lets visitors go first: they are not made to wait by a newsletter. */
const LONGEST_WAY_MS = 1000

/** Sends what waits, lane by lane, until nothing is due, somebody pauses it or the server is away. */
export const deliver = defineJob<SendingTables, { id: string }>({
  name: DELIVER,
  retries: 5,
  run: async (scope, { id }, { signal }) => {
    if (!isSwitchedOn(scope)) return
    const plan = await planMails(scope, id)
    if (!plan) return
    if (plan === NO_MAILBOX) return await noteTrouble(scope.db, id, NO_MAILBOX)
    await freeRowsOfTheDead(scope.db)
    const worker = await joinWorkers(scope.db, id)
    const sender = await openSmtpSender({
      mailbox: plan.mailbox,
      rules: mailRules(scope.settings),
      keys: signingKeys(scope.config),
      lanes: LANES,
      asksAhead: true,
    })
    const passes = openGate(scope.db, { sending: plan.sending, worker: worker.id })
    const at = { scope, plan, worker: worker.id, sender, signal, passes }
    const run: Run = { ...at, hasEnded: false, trouble: '', hasMore: false }
    try {
      await sendBatches(run)
    } finally {
      sender.close()
      await worker.leave()
    }
    await conclude(run)
  },
})

/** One worker at one sending. */
type Run = {
  scope: SendingScope
  plan: MailPlan
  worker: string
  sender: SmtpSender
  passes: ReturnType<typeof openGate>
  signal: AbortSignal
  /** Set by the first lane that cannot go on. */
  hasEnded: boolean
  trouble: string
  /** It ended in the middle of what is due. */
  hasMore: boolean
}

async function sendBatches(run: Run): Promise<void> {
  const until = Date.now() + LONGEST_MS
  const { db } = run.scope
  const at = { sending: run.plan.sending, worker: run.worker }
  const claim = () => {
    const { tracking: tracks } = run.scope.config.get(newsletterSection)
    return claimRecipients(db, { ...at, limits: limitsOf(run.scope), tracks })
  }
  const mayGoOn = () => !run.signal.aborted && !run.hasEnded && Date.now() < until
  while (mayGoOn()) {
    const first = await claim()
    if (first.length === 0) {
      if (await hasDueRows(db, at.sending)) run.trouble = await heldBy(db, limitsOf(run.scope))
      return
    }
    const more = () => (mayGoOn() ? claim() : Promise.resolve([]))
    const waiting = claimAhead({ first, few: FEW, claim: more })
    const ended = await Promise.allSettled(
      Array.from({ length: LANES }, () => runLane(run, waiting)),
    )
    await waiting.rest()
    const failed = ended.find((lane) => lane.status === 'rejected')
    if (failed) throw failed.reason
  }
  run.hasMore = run.trouble === ''
}

/** One mail after the other; `waiting` is shared by all lanes. */
async function runLane(run: Run, waiting: Waiting<Recipient>): Promise<void> {
  const { db } = run.scope
  const at = { sending: run.plan.sending, worker: run.worker }
  const unwritten: Settled[] = []
  const prepare = () => waiting.take().then((recipient) => written(run, recipient))
  let ready = await prepare()
  try {
    while (ready && !run.signal.aborted && !run.hasEnded) {
      await run.scope.demand.letPass(LONGEST_WAY_MS, run.signal)
      run.hasEnded = !isSwitchedOn(run.scope)
      if (run.hasEnded) break
      const current = ready
      // Put together and signed while this one is on its way.
      const next = prepare()
      next.catch(() => undefined)
      const tried = await sendOne(run, current, unwritten)
      const { settled, trouble } = judgeOutcome(current.recipient, tried)
      if (settled) unwritten.push(settled)
      if (tried.outcome.kind === 'taken') await stopUnlessRunning(run)
      if (trouble) {
        run.hasEnded = true
        run.trouble = trouble
      }
      if (unwritten.length > MOST_UNWRITTEN) await settle(db, at, unwritten.splice(0))
      ready = await next
    }
  } catch (error) {
    run.hasEnded = true
    throw error
  } finally {
    await settle(db, at, unwritten)
  }
}

type Written = { recipient: Recipient; mail: OutgoingMail; bytes: Promise<Buffer> }

function written(
  { scope, plan, sender }: Run,
  recipient: Recipient | undefined,
): Written | undefined {
  if (!recipient) return undefined
  const mail = writeMail(scope, plan, recipient)
  const bytes = sender.bytesOf(mail)
  // Whoever sends it hears of it.
  bytes.catch(() => undefined)
  return { recipient, mail, bytes }
}

/** At the gate it is marked as being sent, and what the lane still has to say is written. */
async function sendOne(
  { sender, passes }: Run,
  { recipient, mail, bytes }: Written,
  unwritten: Settled[],
): Promise<Try> {
  let isMarked = false
  const mayBegin = async () => {
    const settled = [...unwritten]
    const isOpen = await passes({ next: recipient.subscriber, settled })
    unwritten.splice(0, settled.length)
    isMarked ||= isOpen
    return isOpen
  }
  const outcome = await sender.send(mail, mayBegin, bytes)
  return { outcome, isMarked }
}

/** The gate was shut: for one who left, or for all because somebody paused the sending. */
async function stopUnlessRunning(run: Run): Promise<void> {
  const isRunning = await isInState(run.scope.db, run.plan.sending, 'running')
  // Of one who left the row is looked at again, and skipped with the reason.
  if (isRunning) run.hasMore = true
  else run.hasEnded = true
}

/** Trouble is shown while it lasts; the look at all sendings every minute tries again. */
async function conclude({ scope, plan, trouble, hasMore }: Run): Promise<void> {
  await scope.change(async (change) => {
    const { db } = change
    await noteTrouble(db, plan.sending, trouble)
    // A worker that was thought dead may have said how its last one ended.
    for (const ended of ['finished', 'cancelled'] as const)
      if (await isInState(db, plan.sending, ended)) return await keepCounts(db, plan.sending)
    // What waits for its time, for the next hour or for a server is looked at with the minute.
    if (hasMore || !(await hasOpenRows(db, plan.sending)))
      await change.enqueue(TEND, {}, { key: 'now' })
  })
}

async function noteTrouble(db: SendingDb, id: string, trouble: string): Promise<void> {
  await db
    .updateTable('newsletter_sendings')
    .set({ trouble })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('trouble', '<>', trouble)
    .execute()
}

async function isInState(db: SendingDb, id: string, state: SendingState): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_sendings')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return row !== undefined
}
