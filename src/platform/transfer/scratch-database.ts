import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import type { DatabaseTarget } from '../postgres/setting.ts'

const PREFIX = 'kontor_scratch_'
const NO_RIGHT = '42501'

/**
 * Gives work an empty database of its own on the same server and removes it afterwards, together
 * with those that killed ones left behind. One at a time per database: the caller sees to that.
 */
export async function withScratchDatabase<T>(
  target: DatabaseTarget,
  work: (scratch: DatabaseTarget) => Promise<T>,
): Promise<T> {
  const home = await onServer(target, async (client) => {
    const { rows } = await client.query<{ oid: string }>(
      'select oid::text from pg_database where datname = current_database()',
    )
    return `${PREFIX}${rows[0]?.oid}_`
  })
  const name = `${home}${randomBytes(6).toString('hex')}`
  await onServer(target, async (client) => {
    await dropAll(client, home)
    await client.query(`create database ${name}`).catch((error: unknown) => {
      throw codeOf(error) === NO_RIGHT ? noRight(error) : error
    })
  })
  try {
    return await work(inDatabase(target, name))
  } finally {
    await onServer(target, (client) => dropAll(client, home))
  }
}

function inDatabase(target: DatabaseTarget, database: string): DatabaseTarget {
  if (!('connectionString' in target)) return { ...target, database }
  const url = new URL(target.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

async function dropAll(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of rows) {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  }
}

async function onServer<T>(
  target: DatabaseTarget,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...target, application_name: 'kontor transfer' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function noRight(cause: unknown): PlatformError {
  return new PlatformError(
    'no-scratch',
    'Die Rolle aus DATABASE_URL darf keine Datenbank anlegen. Geben Sie ihr dieses Recht: ALTER ROLE … CREATEDB. Nichts wurde geändert.',
    cause,
  )
}
