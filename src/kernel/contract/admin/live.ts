import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '../endpoint.ts'

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

export const openLiveStream = endpoint({
  method: 'GET',
  path: '/api/v0/notice/stream',
  access: anyStaff,
  passive: true,
  raw: true,
  reply: z.unknown(),
  summary: 'Server-sent events: which of the things the caller may read changed',
})
