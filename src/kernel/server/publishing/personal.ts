import { sql } from 'kysely'
import { GUEST } from '#kernel/access/roles.ts'
import type { Change } from '../change.ts'
import { type Person, type PersonalData, personalData } from '../personal-data.ts'
import type { ContentStore } from './store/content-store.ts'

const MOST = 10_000

type Of<Tables> = {
  noun: string
  store: ContentStore
  /** What else names the person. */
  erase?(change: Change<Tables>, person: Person): Promise<void>
  merge?(change: Change<Tables>, from: Person, into: Person): Promise<void>
}

/** What is published belongs to the business; of those who wrote it, what names them is known here. */
export function contentPersonalData<Tables>(of: Of<Tables>): PersonalData {
  const { noun, store } = of
  const [versions, contents] = [sql.table(store.versions), sql.table(store.contents)]
  const previews = sql.table(store.previews)
  return personalData<Tables>({
    collect: async ({ db }, { id }) => {
      const { rows } = await sql<{ id: string; lang: string; number: number; published_at: Date }>`
        select ${sql.ref(store.owner)} as id, lang, number, published_at from ${versions}
        where published_by = ${id}::uuid order by published_at limit ${MOST}`.execute(db)
      const published = rows.map((row) => ({
        [noun]: row.id,
        lang: row.lang,
        version: row.number,
        published: row.published_at.toISOString(),
      }))
      return { published }
    },
    erase: async (change, person) => {
      const { db } = change
      await sql`update ${versions} set published_by = ${GUEST.id}::uuid, published_by_name = ''
        where published_by = ${person.id}::uuid`.execute(db)
      await sql`update ${contents} set saved_by = null, saved_by_name = ''
        where saved_by = ${person.id}::uuid`.execute(db)
      await sql`delete from ${previews} where created_by = ${person.id}::uuid`.execute(db)
      await of.erase?.(change, person)
      return []
    },
    merge: async (change, from, into) => {
      const named = [
        [versions, 'published_by'],
        [contents, 'saved_by'],
        [previews, 'created_by'],
      ] as const
      for (const [table, column] of named)
        await sql`update ${table} set ${sql.ref(column)} = ${into.id}::uuid
          where ${sql.ref(column)} = ${from.id}::uuid`.execute(change.db)
      await of.merge?.(change, from, into)
    },
  })
}
