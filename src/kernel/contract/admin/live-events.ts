/**
 * What an open stream says. `hello`: from now on everything is told. `changed`: something the reader
 * may read changed, named like the first parts of a query key: 'notices' or 'message:ID'. `beat`:
 * nothing happened, the line is alive. `over`: the session behind it ended or has other rights now.
 */
export const LIVE_EVENTS = {
  hello: 'hello',
  changed: 'changed',
  beat: 'beat',
  over: 'over',
} as const

/** A stream that says nothing for longer than this has been cut. */
export const LIVE_BEAT_MS = 20_000

/** Apart from its contract: the frame of the admin centre opens it and waits for no schema. */
export const LIVE_PATH = '/api/v0/notice/stream'
