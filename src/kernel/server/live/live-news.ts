import { z } from 'zod'
import { ACTIONS, type Access } from '#kernel/access/rules.ts'

/** PostgreSQL channel on which instances tell one another what their open streams should say. */
export const LIVE_CHANNEL = 'kontor_live'

/** Something changed, and who may know: those with this access, of them only these if any are named. */
export type LiveNews = { what: string; access: Access; userIds?: readonly string[] }

/** PostgreSQL takes payloads below 8000 bytes; an id takes 39 of them. */
const MOST_IDS = 150

const Readers = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('staff'),
    module: z.string().optional(),
    action: z.enum(ACTIONS).optional(),
  }),
  z.strictObject({ kind: z.literal('admin') }),
])

const Payload = z.strictObject({
  // It goes into a line of text that browsers take apart.
  what: z.string().regex(/^[\w:.-]{1,100}$/),
  access: Readers,
  userIds: z.array(z.string()).max(MOST_IDS).optional(),
})

/** As payloads for `pg_notify`, as many as it takes. Only staff have streams. */
export function livePayloads({ what, access, userIds }: LiveNews): string[] {
  const parts = userIds ? partsOf(userIds) : [undefined]
  return parts.map((part) =>
    JSON.stringify(Payload.parse({ what, access, ...(part && { userIds: part }) })),
  )
}

/** Undefined when the payload is none of ours: anyone with access to the database may notify. */
export function readLiveNews(payload: string | undefined): LiveNews | undefined {
  try {
    return Payload.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    return undefined
  }
}

function partsOf(ids: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let at = 0; at < ids.length; at += MOST_IDS) parts.push(ids.slice(at, at + MOST_IDS))
  return parts
}
