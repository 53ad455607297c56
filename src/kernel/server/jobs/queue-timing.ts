/** How quickly the queue notices things, in seconds. Tests make it hurry. */
export type QueueTiming = {
  /** A worker that sends no sign of life for this long loses its job. At least 10. */
  heartbeat: number
  /** How often lost jobs are looked for. */
  supervise: number
  /** Commits wake workers at once; this poll finds what no commit announces: retries, due times. */
  idlePoll: number
  /** The poll when notifications do not work, e.g. behind a transaction pooler. */
  blindPoll: number
  /** The pause before the first retry; every further one is about twice as long. */
  retryDelay: number
  /** How long `stop` waits for running jobs. */
  stop: number
}

/** A job of a killed worker is taken up again after at most 20 + 15 + 2 + 10 seconds. */
export const QUEUE_TIMING: QueueTiming = {
  heartbeat: 20,
  supervise: 15,
  idlePoll: 10,
  blindPoll: 1,
  retryDelay: 2,
  stop: 9,
}
