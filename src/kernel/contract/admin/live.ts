import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '../endpoint.ts'
import { LIVE_PATH } from './live-events.ts'

export const openLiveStream = endpoint({
  method: 'GET',
  path: LIVE_PATH,
  access: anyStaff,
  passive: true,
  raw: true,
  reply: z.unknown(),
  summary: 'Server-sent events: which of the things the caller may read changed',
})
