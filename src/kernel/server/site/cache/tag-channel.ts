import type pg from 'pg'
import { z } from 'zod'

/** PostgreSQL channel on which instances tell one another which cached pages are outdated. */
export const TAG_CHANNEL = 'kontor_tags'

/** PostgreSQL takes payloads below 8000 bytes. */
const MAX_BYTES = 7500

/** Each withdrawal names the one before it, so that whoever missed one notices (withdrawal-mark.ts). */
const Mark = z.strictObject({ before: z.string().nullable(), now: z.string() })
export type Mark = z.infer<typeof Mark>

/** Pages with these tags changed; or what they showed was taken back. */
export type Announcement = { kind: 'changed' | 'withdrawn'; tags: readonly string[]; mark?: Mark }

const Tags = z.array(z.string())
const Payload = z.union([
  // Without a word on it, it counts as taken back.
  Tags.transform((tags): Announcement => ({ kind: 'withdrawn', tags })),
  z
    .strictObject({ withdrawn: Tags, mark: Mark.optional() })
    .transform(({ withdrawn: tags, mark }): Announcement => ({ kind: 'withdrawn', tags, mark })),
  z
    .strictObject({ changed: Tags })
    .transform(({ changed: tags }): Announcement => ({ kind: 'changed', tags })),
])

/** As payloads for `pg_notify`, as many as it takes. Only the last one bears the mark: it ends it. */
export function tagPayloads({ kind, tags, mark }: Announcement): string[] {
  const parts = partsOf(tags)
  return parts.map((part, at) =>
    JSON.stringify({ [kind]: part, ...(at === parts.length - 1 && { mark }) }),
  )
}

/** Undefined when the payload is none of ours. */
export function readPayload(payload: string | undefined): Announcement | undefined {
  try {
    return Payload.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    // Anyone with access to the database may notify; the caller then drops everything.
    return undefined
  }
}

/** All rows were exchanged: whoever runs on this database forgets the pages it knew. */
export async function dropAllPages(client: pg.Client): Promise<void> {
  await client.query('select pg_notify($1, $2)', [TAG_CHANNEL, ''])
}

function partsOf(tags: readonly string[]): string[][] {
  const parts: string[][] = []
  let part: string[] = []
  let bytes = 0
  for (const tag of tags) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (part.length > 0 && bytes + size > MAX_BYTES) {
      parts.push(part)
      part = []
      bytes = 0
    }
    part.push(tag)
    bytes += size
  }
  return part.length > 0 ? [...parts, part] : parts
}
