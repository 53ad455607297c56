import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { listFailures } from './list-failures.ts'

/** The last row of a page: its sort value as PostgreSQL writes it, and its id. */
export type Position = { key: string | null; id: string }

const Stored = z.strictObject({ s: text(100), k: text().nullable(), i: z.uuid() })

/** Opaque to the caller, and bound to the order it was made in. */
export function writeCursor(sort: string, { key, id }: Position): string {
  const stored = { s: sort, k: key, i: id } satisfies z.input<typeof Stored>
  return Buffer.from(JSON.stringify(stored)).toString('base64url')
}

/** Holds nothing secret, so it is not signed: a forged one only starts at another row. */
export function readCursor(sort: string, cursor: string): Position {
  const parsed = Stored.safeParse(parseJson(cursor))
  if (!parsed.success || parsed.data.s !== sort) {
    throw listFailures.badCursor({ fields: { cursor: 'invalid' } })
  }
  return { key: parsed.data.k, id: parsed.data.i }
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    // Not JSON at all: the schema refuses undefined like any other foreign value.
    return undefined
  }
}
