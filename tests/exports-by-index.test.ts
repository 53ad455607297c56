import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { SYSTEM } from '#kernel/access/roles.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { startTestApp } from './test-app.ts'

const app = await startTestApp()
const { db } = app.services
afterAll(() => app.close())

/** Notes each statement that is sent through the database it is given to. */
function watching(asked: CompiledQuery[]): KyselyPlugin {
  return {
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** The tables a statement can only read whole, however few rows it is about. */
async function readWhole({ sql: statement, parameters }: CompiledQuery): Promise<string[]> {
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const asked = { ...sql`select`.compile(trx), sql: `explain ${statement}`, parameters }
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(asked)
    return rows.map((row) => row['QUERY PLAN'])
  })
  return plan.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? [])
}

test.each(serverModules.flatMap(({ name, personal }) => (personal ? [{ name, personal }] : [])))(
  'what $name holds of a person is found by an index, however much it holds',
  async ({ personal }) => {
    const asked: CompiledQuery[] = []
    const scope = scopeOf(app.services, SYSTEM)
    const person = { id: uuidv7(), person: uuidv7(), merged: [uuidv7()], emails: ['a@example.org'] }
    await personal.collect({ ...scope, db: scope.db.withPlugin(watching(asked)) }, person)
    expect((await Promise.all(asked.map(readWhole))).flat()).toEqual([])
  },
)
