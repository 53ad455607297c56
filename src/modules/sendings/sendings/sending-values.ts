import { z } from 'zod'

export const SENDING_STATES = [
  'draft',
  'scheduled',
  'preparing',
  'running',
  'paused',
  'missed',
  'finished',
  'cancelled',
] as const
export type SendingState = (typeof SENDING_STATES)[number]

/** What has gone out to somebody is kept. */
export const DELETABLE: readonly SendingState[] = ['draft', 'cancelled']

/** By whom it was paused: a person, Kontor itself, or a restore that put an older state back. */
export const PAUSE_REASONS = ['', 'person', 'auto', 'restored'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** `auto`: if it goes to everybody on its lists. What only some were meant to read is not shown to all. */
export const IN_ARCHIVE = ['auto', 'yes', 'no'] as const
export type InArchive = (typeof IN_ARCHIVE)[number]

/** The trouble of a sending whose mailbox was taken away. */
export const NO_MAILBOX = 'no-mailbox'

/** The trouble of a sending that waits for the next hour or the next day, as the settings want it. */
export const HELD = { hour: 'per-hour', ramp: 'warm-up' } as const

/** The trouble of a sending that Kontor has stopped: what came back, or a segment that is gone. */
export const AUTO_STOPS = {
  bounces: 'too-many-bounces',
  complaints: 'complaints',
  segment: 'no-segment',
} as const
export type AutoStop = (typeof AUTO_STOPS)[keyof typeof AUTO_STOPS]

/**
 * `uncertain`: the connection broke after the text had begun; nobody knows whether it arrived. The last
 * three were sent, and something came back.
 */
export const RECIPIENT_STATES = [
  'queued',
  'claimed',
  'sending',
  'deferred',
  'sent',
  'failed',
  'uncertain',
  'skipped',
  'bounced_soft',
  'bounced_hard',
  'complained',
] as const
export const RecipientState = z.enum(RECIPIENT_STATES)
export type RecipientState = z.infer<typeof RecipientState>

/** Recipients by their state; those that are not there are none. */
export const Counts = z.partialRecord(RecipientState, z.int())
export type Counts = z.infer<typeof Counts>

/** Two subjects are tried on a part of the audience. */
export const SUBJECTS = ['a', 'b'] as const
export type Subject = (typeof SUBJECTS)[number]
/** Which of them the rest gets; '' while that is open. */
export const WINNERS = ['', ...SUBJECTS] as const
export type Winner = (typeof WINNERS)[number]

const Tried = z.object({ sent: z.int(), clicks: z.int() })
/** How often each was mailed and how often its links were followed; never by whom. */
export const SubjectTest = z.object({ a: Tried, b: Tried })
export type SubjectTest = z.infer<typeof SubjectTest>

/** @example betterOf({ a: { sent: 10, clicks: 2 }, b: { sent: 10, clicks: 3 } }) // 'b' */
export function betterOf({ a, b }: SubjectTest): Subject {
  return b.clicks * Math.max(a.sent, 1) > a.clicks * Math.max(b.sent, 1) ? 'b' : 'a'
}

/** What somebody does with a sending. */
export const STEPS = [
  'prepare',
  'start',
  'schedule',
  'pause',
  'resume',
  'cancel',
  'resend_failed',
  'settle_uncertain',
  'choose_winner',
] as const
export type Step = (typeof STEPS)[number]

/** From which states each step goes; server and screen read the same table. */
const WAYS: Readonly<Record<Step, readonly SendingState[]>> = {
  prepare: ['draft'],
  start: ['draft', 'scheduled', 'missed'],
  schedule: ['draft', 'scheduled', 'missed'],
  pause: ['preparing', 'running'],
  resume: ['paused'],
  cancel: ['scheduled', 'missed', 'preparing', 'running', 'paused'],
  resend_failed: ['running', 'paused', 'finished'],
  settle_uncertain: ['running', 'paused', 'finished'],
  choose_winner: ['running', 'paused'],
}

/** @example mayStep('start', 'draft') // true */
export function mayStep(step: Step, state: SendingState): boolean {
  return WAYS[step].includes(state)
}

export function countOf(counts: Counts, ...states: readonly RecipientState[]): number {
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
}

/** All there are. */
export function totalOf(counts: Counts): number {
  return countOf(counts, ...RECIPIENT_STATES)
}
