/** How fast a body has to arrive: so much in each window, and everything in a time of its own. */
export type BodyPace = { windowMs: number; minBytes: number; totalMs: number }

export type HttpLimits = {
  /** From the opening of a connection, or the start of a request, to the end of its head. */
  headersMs: number
  /** How often Node looks for heads that are late; it never cuts off earlier than this. */
  checkMs: number
  /** JSON and forms. */
  body: BodyPace
  /** Files and pieces of files. */
  upload: BodyPace
  /** A connection on which nothing moves for this long is closed. */
  silenceMs: number
  /** Requests are refused while the event loop is late by this much on average. */
  maxLoopDelayMs: number
  /** Looked at over a while: one long pause is no overload, and who waited through it is served. */
  loopSampleMs: number
}

const MINUTE = 60_000

/**
 * A phone on a bad line sends some kilobytes a second and gets through; a connection that is only
 * kept open does not. The largest JSON body is a page of 5 MB, sent by an office.
 */
export const HTTP_LIMITS: HttpLimits = {
  headersMs: 20_000,
  checkMs: 5_000,
  body: { windowMs: 5_000, minBytes: 1024, totalMs: 20_000 },
  upload: { windowMs: 30_000, minBytes: 32 * 1024, totalMs: 30 * MINUTE },
  silenceMs: MINUTE,
  maxLoopDelayMs: 3_000,
  loopSampleMs: 5_000,
}
