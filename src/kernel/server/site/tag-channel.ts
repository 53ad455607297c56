/** PostgreSQL channel on which instances tell one another which cached pages are outdated. */
export const TAG_CHANNEL = 'kontor_tags'

/** PostgreSQL takes payloads below 8000 bytes. */
const MAX_BYTES = 7500

/** The tags as payloads for `pg_notify`, as many as it takes. */
export function tagPayloads(tags: Iterable<string>): string[] {
  const payloads: string[] = []
  let part: string[] = []
  let bytes = 2
  for (const tag of tags) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (part.length > 0 && bytes + size > MAX_BYTES) {
      payloads.push(JSON.stringify(part))
      part = []
      bytes = 2
    }
    part.push(tag)
    bytes += size
  }
  return part.length > 0 ? [...payloads, JSON.stringify(part)] : payloads
}

/** The tags of a payload; undefined when it is none of ours. */
export function readTags(payload: string | undefined): string[] | undefined {
  try {
    const value: unknown = JSON.parse(payload ?? '')
    return Array.isArray(value) && value.every(isText) ? value : undefined
  } catch {
    // Anyone with access to the database may notify; the caller then drops everything.
    return undefined
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
