import { realpath } from 'node:fs/promises'
import pg from 'pg'
import { codeOf, textOf } from '#platform/platform-error.ts'
import type { Connection } from '../setting.ts'

/** What came back from a server when asked who it is. */
export type Answer =
  | { kind: 'ready'; dataDirectory: string }
  | { kind: 'starting' | 'silent' | 'dropped' | 'denied' | 'no-database'; reason: string }

const CONNECT_TIMEOUT_MS = 5_000

/** Connects and asks for the data directory: the only proof that a server is ready and whose. */
export async function ask(connection: Connection): Promise<Answer> {
  try {
    return await withClient(connection, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return { kind: 'ready', dataDirectory: rows[0]?.data_directory ?? '' }
    })
  } catch (error) {
    return { kind: kindOf(codeOf(error), textOf(error)), reason: textOf(error) }
  }
}

/** Whether a server's answer names this cluster. */
export async function isOurs(dataDirectory: string, cluster: string): Promise<boolean> {
  const [theirs, ours] = await Promise.all(
    [dataDirectory, cluster].map((path) => realpath(path).catch(() => path)),
  )
  return theirs === ours
}

/** Runs work on a connection of its own and closes it. */
export async function withClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connection,
    ssl: false,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // A server that dies while nothing is asked makes the client emit an error; the next query fails
  // with the same, so nothing is lost by not handling it here, but without a listener Node exits.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function kindOf(code: string, text: string): Exclude<Answer['kind'], 'ready'> {
  if (code === '57P03') return 'starting'
  if (code === '28P01' || code === '28000') return 'denied'
  if (code === '3D000') return 'no-database'
  if (code === 'ENOENT' || code === 'ECONNREFUSED' || /timeout/i.test(text)) return 'silent'
  return 'dropped'
}
