import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { demoOfNoun, type KeptDemo, noteDemo } from '#kernel/server/manifest/demo.ts'
import { POSITIONS_TAG } from '../positions/server/open-positions.ts'
import type { ApplicationTables } from './tables.ts'
import type { ApplicationUnit } from './unit-of-work.ts'

const NOUN = 'position'

const POSITION = {
  title: 'Verstärkung für unser Team (m/w/d)',
  text: 'Sie arbeiten gern mit Menschen und packen mit an. Erfahrung hilft, Freude an der Arbeit zählt mehr.\n\nWir bieten ein kleines Team, feste Zeiten und faire Bezahlung.',
  title_en: 'Join our team (m/f/d)',
  text_en:
    'You like working with people and lend a hand. Experience helps, joy in the work counts more.\n\nWe offer a small team, regular hours and fair pay.',
  kind: 'part_time',
  is_open: true,
} as const

/** One position, so that the list and its page show what they are for. */
export async function seedDemo(scope: Scope<never>): Promise<void> {
  await tablesOf<ApplicationTables>(scope.db)
    .transaction()
    .execute(async (db) => {
      const known = await db.selectFrom('positions').select('id').limit(1).executeTakeFirst()
      if (known) return
      const id = uuidv7()
      await db
        .insertInto('positions')
        .values({ id, ...POSITION })
        .execute()
      await noteDemo(tablesOf(db), NOUN, [{ id }])
    })
}

/** One that somebody has changed stays. */
export async function removeDemo(change: ApplicationUnit): Promise<KeptDemo[]> {
  const ids = [...(await demoOfNoun(change.kernel, NOUN)).keys()]
  await sql`delete from positions where id = any(${ids}::uuid[]) and version = 1`.execute(change.db)
  change.touch(POSITIONS_TAG)
  const { rows } = await sql<{ id: string; title: string }>`select id, title from positions
    where id = any(${ids}::uuid[])`.execute(change.db)
  return rows.map(({ id, title }) => ({ noun: NOUN, id, label: title, link: `positions/${id}` }))
}
