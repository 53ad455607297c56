import pg from 'pg'
import type { DatabaseTarget } from '../postgres/setting.ts'

// The same words for a value on every server: dates, intervals, floats and bytes depend on these.
const SAME_WORDS = `
  set search_path = public;
  set timezone = 'UTC';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set client_encoding = 'UTF8';`

// Unlike a request, reading or writing everything may take hours.
const PATIENCE = `
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set lock_timeout = '30s';`

// Reading sees one moment; writing must see what was committed before it got its locks.
const BEGIN = {
  reading: 'begin isolation level repeatable read read only',
  writing: 'begin isolation level read committed read write',
}

/** Runs work in one transaction on a connection of its own, where nothing is cut short. */
export async function inOneTransaction<T>(
  target: DatabaseTarget,
  kind: keyof typeof BEGIN,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...target, keepAlive: true, application_name: 'kontor transfer' })
  // A connection lost between two queries: the next one fails with it and is what gets reported.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(SAME_WORDS + PATIENCE)
    await client.query(BEGIN[kind])
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
