import type { Outcome } from './outcome.ts'
import type { Target } from './queue.ts'

/** A file that is to be sent. */
export type Job = { file: File; name: string; target: Target }

export type Ears = { progress(sent: number): void; end(outcome: Outcome): void }

/** A file under way. Neither of the two lets `end` be called any more. */
export type Sending = {
  /** What has arrived is kept where that is possible. */
  stop(): void
  /** What has arrived is thrown away. */
  giveUp(): void
}

export type Send = (job: Job, ears: Ears) => Sending
