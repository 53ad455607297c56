import type { Label } from '#kernel/i18n/messages.ts'
import { refusalOf } from '../../egress/egress-error.ts'

/** What became of one try to hand in a mail. */
export type Outcome =
  /** The server took it. */
  | { kind: 'sent'; answer: string }
  /** The server will never take it (5xx). */
  | { kind: 'refused'; answer: string }
  /** Not now: 4xx, no connection, a login that failed. Nothing was handed over. */
  | { kind: 'later'; answer: string; refusal?: Label; hadText?: true }
  /** The connection broke after the text had begun: perhaps it arrived, perhaps not. */
  | { kind: 'uncertain'; answer: string }
  /** Another worker has it. */
  | { kind: 'taken' }

const MAX_ANSWER = 1000

/**
 * A rejected login is a fault of the mailbox and not of the mail, so it counts as "not now" even
 * though servers answer it with 535: once the password is corrected, waiting mails go out.
 */
export function judgeFailure(error: unknown, hasTextBegun: boolean): Outcome {
  const refusal = refusalOf(error)
  if (refusal) return { kind: 'later', answer: refusal.de, refusal }
  const { responseCode, code } = factsOf(error)
  const answer = answerOf(error)
  if (code === 'EAUTH') return { kind: 'later', answer }
  if (responseCode !== undefined && isForever(responseCode)) return { kind: 'refused', answer }
  if (!hasTextBegun) return { kind: 'later', answer }
  if (responseCode !== undefined) return { kind: 'later', answer, hadText: true }
  return { kind: 'uncertain', answer }
}

/** The server's own words where it said any, else what went wrong. */
function answerOf(error: unknown): string {
  const { response } = factsOf(error)
  const message = error instanceof Error ? error.message : String(error)
  return tidyAnswer(response ?? message)
}

export function tidyAnswer(answer: string): string {
  return answer
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_ANSWER)
}

/** 503 complains about the order of commands, not about the mail. */
function isForever(responseCode: number): boolean {
  return responseCode >= 500 && responseCode !== 503
}

function factsOf(error: unknown) {
  const facts = new Map<string, unknown>(Object.entries(error instanceof Error ? error : {}))
  const responseCode = facts.get('responseCode')
  const code = facts.get('code')
  const response = facts.get('response')
  return {
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    code: typeof code === 'string' ? code : undefined,
    response: typeof response === 'string' && response !== '' ? response : undefined,
  }
}
