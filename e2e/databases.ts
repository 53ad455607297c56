import pg from 'pg'
import { z } from 'zod'

export const TEMPLATE = 'kontor_e2e'

const Connection = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  password: z.string(),
  database: z.string(),
})

function connection() {
  return Connection.parse(JSON.parse(process.env.KONTOR_E2E_POSTGRES ?? '{}'))
}

export function databaseUrl(name: string): string {
  const { host, port, user, password } = connection()
  const secret = encodeURIComponent(password)
  return `postgresql://${user}:${secret}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
}

export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...connection(), database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
