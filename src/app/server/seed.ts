import { sql } from 'kysely'
import { switchOff } from '#kernel/server/manifest/starts-off.ts'
import type { Kontor } from '../kontor.ts'
import { serverModules } from '../modules.server.ts'

/**
 * On the very first start only: demo content, or else what starts switched off is. The mark is
 * written in the end, so that a start that was cut short begins anew; each module's seed does nothing
 * where its content is already there.
 */
export async function seedOnce({ services, scope }: Kontor, isDemo: boolean): Promise<void> {
  const { db } = services
  const done = await db
    .selectFrom('facts')
    .select('name')
    .where('name', '=', 'seeded')
    .executeTakeFirst()
  if (done) return
  await db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(7325001)`.execute(one)
    try {
      if (isDemo) for (const module of serverModules) await module.demo?.seed?.(scope)
      else await scope.change((change) => switchOff({ change, scope }, serverModules))
      const mark = { name: 'seeded', value: JSON.stringify({ isDemo }) }
      await one
        .insertInto('facts')
        .values(mark)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } finally {
      await sql`select pg_advisory_unlock(7325001)`.execute(one)
    }
  })
}
