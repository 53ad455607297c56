import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { sendingFailures } from '../../errors.ts'
import type { SendingChange, SendingDb } from '../../server/tables.ts'
import { letWin, measureTest } from '../../subject-tests/server/measure-test.ts'
import { type NewsletterSending, newsletterSending } from '../sending.ts'
import {
  countOf,
  mayStep,
  type SendingState,
  type Step,
  type Subject,
  totalOf,
} from '../sending-values.ts'
import { isAnybody } from './audience.ts'
import { keepCounts } from './count-recipients.ts'
import { type PinnedMail, pinMail } from './pin-mail.ts'
import { ARCHIVE_TAG, sendingResource } from './sending.resource.ts'

type StepInput = {
  id: string
  step: Step
  version: number
  sendAt: string | undefined
  resend: boolean
  winner: Subject | undefined
  /** What it mails, drawn before the change; steps that begin nothing need none. */
  mail: PinnedMail | undefined
}

/** The job that looks after all sendings. */
export const TEND = 'sendings.tend'

type Move = {
  state?: SendingState
  reason?: '' | 'person'
  trouble?: ''
  judged_from?: Date
  prepared_to?: null
  prepared_at?: null
  send_at?: Date
  began_at?: Date
  ended_at?: Date | null
}
/** Nobody is written down yet. */
const UNPREPARED = { prepared_to: null, prepared_at: null } as const

type Taken = StepInput & { sending: NewsletterSending }

const STEPS: Readonly<Record<Step, (change: SendingChange, taken: Taken) => Promise<Move>>> = {
  prepare: async (change, taken) => {
    await ready(change, taken)
    // It pauses once everybody is written down.
    return { state: 'preparing', reason: 'person', ...UNPREPARED }
  },
  start: async (change, taken) => {
    await ready(change, taken)
    return { state: 'preparing', reason: '', ...UNPREPARED }
  },
  schedule: async (change, taken) => {
    const at = new Date(taken.sendAt ?? taken.sending.send_at ?? 0)
    if (at.getTime() <= Date.now()) throw sendingFailures.notLater()
    await ready(change, taken)
    await change.enqueue(TEND, {}, { startAfter: at, key: at.toISOString() })
    return { state: 'scheduled', reason: '', send_at: at, ...UNPREPARED }
  },
  pause: async () => ({ state: 'paused', reason: 'person' }),
  resume: async (change, taken) => {
    const { _id, began_at, counts, series_list } = taken.sending
    if (totalOf(counts) === 0 && !series_list) await ready(change, taken)
    if (!(await isPrepared(change.db, _id))) return { state: 'preparing', reason: '', trouble: '' }
    const at = new Date()
    const began = began_at ? new Date(began_at) : at
    return { state: 'running', reason: '', trouble: '', judged_from: at, began_at: began }
  },
  cancel: async ({ db }, { sending }) => {
    // The form of the list says what its series has.
    if (sending.series_list) throw sendingFailures.wrongStep()
    // Nothing has gone out and nobody was chosen: it can be changed and planned anew.
    if (totalOf(sending.counts) === 0)
      return { state: 'draft', reason: '', trouble: '', ...UNPREPARED }
    await keepCounts(db, sending._id)
    return { state: 'cancelled', reason: '', ended_at: new Date() }
  },
  resend_failed: async ({ db }, { sending }) => {
    await sql`update newsletter_recipients set state = 'queued', attempts = 0, due_at = now(),
        answer = '' where sending_id = ${sending._id} and state = 'failed'`.execute(db)
    return goOn(sending, countOf(sending.counts, 'failed'))
  },
  settle_uncertain: async ({ db }, { sending, resend }) => {
    const { _id } = sending
    const set = resend
      ? sql`state = 'queued', attempts = 0, due_at = now(), answer = ''`
      : sql`state = 'sent', sent_at = coalesce(sent_at, begun_at, now())`
    await sql`update newsletter_recipients set ${set}, worker = null
      where sending_id = ${_id} and state = 'uncertain'`.execute(db)
    if (!resend && sending.state === 'finished') await keepCounts(db, _id)
    return resend ? goOn(sending, countOf(sending.counts, 'uncertain')) : {}
  },
  choose_winner: async (change, { sending, winner }) => {
    if (!winner) throw failures.invalid({ fields: { winner: 'required' } })
    const { _id, subject_b } = sending
    if (subject_b === '' || sending.winner !== '') throw sendingFailures.wrongStep()
    await letWin(change, _id, { winner, result: await measureTest(change.db, _id) })
    return {}
  },
}

/** Takes one step; in a state it does not fit, nothing happens. */
export async function takeStep(change: SendingChange, input: StepInput): Promise<void> {
  const { id, step, version } = input
  mustPublish(change.scope, 'sendings', sendingFailures.publishAccess)
  const sending = await sendingResource.take(change, id, version)
  if (!mayStep(step, sending.state)) throw sendingFailures.wrongStep()
  const move = await STEPS[step](change, { ...input, sending })
  await change.db
    .updateTable('newsletter_sendings')
    .set((eb) => ({
      ...move,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`clock_timestamp()`,
    }))
    .where('id', '=', id)
    .execute()
  await change.audit({ noun: newsletterSending.name, id, action: step })
  change.touch(ARCHIVE_TAG)
  await change.enqueue(TEND, {}, { key: 'now' })
}

/** Whatever must be true before anything goes out; then the mail is pinned. */
async function ready(change: SendingChange, { sending, mail }: Taken): Promise<void> {
  const { lists, audience } = sending
  if (lists.length === 0) throw sendingFailures.noLists()
  if (!mail) throw sendingFailures.noTemplate()
  const scope = { ...change.scope, db: change.db }
  if (!(await isAnybody(scope, { lists, audience }))) throw sendingFailures.nobody()
  await pinMail(change, sending, mail)
}

/** Whether all are written down; after a pause in the middle, or a restore, some may be missing. */
async function isPrepared(db: SendingDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_sendings')
    .select('prepared_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.prepared_at != null
}

/** What is waiting again makes a finished sending run on; a paused one stays paused. */
function goOn({ state }: NewsletterSending, waiting: number): Move {
  if (waiting === 0 || state !== 'finished') return {}
  return { state: 'running', ended_at: null }
}
