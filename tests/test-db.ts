import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import { TEMPLATE } from './template.ts'

export type TestDatabase = { target: DatabaseTarget; drop(): Promise<void> }
type OwnDatabase = TestDatabase & { target: Extract<DatabaseTarget, { host: string }> }

/**
 * A database of its own for one test file: migrated, empty but for built-in accounts; or without any
 * table, for those who migrate it themselves.
 * @example const database = await createTestDatabase(); afterAll(() => database.drop())
 */
export async function createTestDatabase(template = TEMPLATE): Promise<OwnDatabase> {
  const connection = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  // Copied as files, for a third of what it costs to write every page of it to the log.
  const copied = `create database ${name} template ${template} strategy file_copy`
  await onServer((client) => client.query(copied))
  return {
    target: { ...connection, database: name },
    drop: async () => {
      await onServer((client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
