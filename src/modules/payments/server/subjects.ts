import type { Lang } from '#kernel/i18n/messages.ts'
import type { PaymentRow } from './tables.ts'
import type { PaymentChange } from './unit-of-work.ts'

/** A step of a payment, as its subject hears of it. */
type Settlement = {
  payment: PaymentRow
  before: PaymentRow
  /** Why money goes back, and on which day somebody sent it. */
  note: string
  day?: string | undefined
}

/** What somebody pays for. Payments know its kind, its id and an amount; the rest is its own. */
export type PaymentSubject = {
  /**
   * One of its payments moved, inside that change. Money it has no use for is `unwanted` and goes back
   * the way it came.
   */
  settled(change: PaymentChange, settlement: Settlement): Promise<'kept' | 'unwanted'>
  /** What somebody may still pay for it, 0 where nothing; stays so until the change is done. */
  openAmount(change: PaymentChange, payment: PaymentRow): Promise<number>
  /** What it cost at first: so much of it may come although less is asked for since. */
  mostAmount(change: PaymentChange, payment: PaymentRow): Promise<number>
  /** Where its buyer comes back to. It may carry a key, so it is worked out and never stored. */
  returnPath(services: { secret: Buffer }, payment: PaymentRow, lang: Lang): string
  /** Writes to whoever owes it; false where nobody does now. */
  remind(change: PaymentChange, payment: PaymentRow): Promise<boolean>
}

const known = new Map<string, PaymentSubject>()

/** Which kinds of things are paid for; from the composition. */
export function setSubjects(subjects: Readonly<Record<string, PaymentSubject>>): void {
  for (const [kind, subject] of Object.entries(subjects)) known.set(kind, subject)
}

/** Undefined for money that belongs to nothing. */
export function subjectOf({ subject_kind }: PaymentRow): PaymentSubject | undefined {
  return known.get(subject_kind)
}
