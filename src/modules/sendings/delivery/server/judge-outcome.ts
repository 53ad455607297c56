import type { Outcome } from '#kernel/server/mail/delivery/outcome.ts'
import type { Recipient } from './claim-recipients.ts'
import type { Settled } from './pass-gate.ts'

/** Pauses before the second to sixth try; after that it has failed. */
const PAUSES_SECONDS = [60, 300, 1800, 7200, 28_800]

/** The server shuts down or does not know us: no fault of any recipient. */
const OF_THE_MAILBOX = new Set(['421', '530', '534', '535', '538'])

const LONGEST = 300

/** What the sender said, and whether the row was marked as being sent. */
export type Try = { outcome: Outcome; isMarked: boolean }

/** What it means for the row, and for all: with trouble of the mailbox nobody's try is counted. */
type Judgement = { settled?: Settled; trouble?: string }

/** What a try means; nothing where the row is not ours any more. A mark without a text is taken back. */
export function judgeOutcome(
  { subscriber, attempts }: Recipient,
  { outcome, isMarked }: Try,
): Judgement {
  const unmarked: Settled = { subscriber, answer: '', wait: 0, state: 'queued' }
  if (outcome.kind === 'taken') return isMarked ? { settled: unmarked } : {}
  const answer = withoutAddresses(outcome.answer)
  const row = { subscriber, answer, wait: 0 }
  if (outcome.kind === 'sent') return { settled: { ...row, answer: '', state: 'sent' } }
  if (outcome.kind === 'refused') return { settled: { ...row, state: 'failed' } }
  if (outcome.kind === 'uncertain') return { settled: { ...row, state: 'uncertain' } }
  const code = /^[45]\d\d/.exec(answer)?.[0]
  const [soon = 0] = PAUSES_SECONDS
  if (code === undefined || OF_THE_MAILBOX.has(code)) {
    // The server has said that it did not take it, so it is not in doubt.
    const deferred: Settled = { ...row, state: 'deferred', wait: soon }
    const isCounted = outcome.hadText === true
    return { trouble: answer, ...(isMarked && { settled: isCounted ? deferred : unmarked }) }
  }
  const wait = PAUSES_SECONDS[attempts]
  if (wait === undefined) return { settled: { ...row, state: 'failed' } }
  return { settled: { ...row, state: 'deferred', wait } }
}

/** So that the same answer is the same for everybody, and nothing personal lies in it. */
export function withoutAddresses(answer: string): string {
  const words = answer.slice(0, LONGEST).split(' ')
  return words.map((word) => (word.includes('@') ? '…' : word)).join(' ')
}
