import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { PrivacyTables } from '../../server/tables.ts'
import type { Embed } from '../embed.ts'

type Db = Kysely<PrivacyTables>

/** What no page drew for this long is gone; pages are drawn anew at every start and every change. */
const KEPT_DAYS = 90

/**
 * Keeps what stored blocks embed, under an address that says nothing about where it leads. Called
 * while a page is drawn, so rows that are known and fresh are only read.
 */
export async function keepEmbeds(db: Db, embeds: readonly Embed[]): Promise<string[]> {
  const refs = embeds.map(refOf)
  const fresh = await db
    .selectFrom('privacy_embeds')
    .select('ref')
    .where(sql<boolean>`ref = any(${refs}) and seen_at > now() - interval '1 day'`)
    .execute()
  const known = new Set(fresh.map(({ ref }) => ref))
  const rows = new Map(
    embeds.flatMap(({ services, source, title, poster }, at) => {
      const ref = refs[at] ?? ''
      if (known.has(ref)) return []
      return [
        [ref, { ref, services: [...services], source: JSON.stringify(source), title, poster }],
      ]
    }),
  )
  if (rows.size > 0) {
    // In one order, so that two pages drawn at once never wait for one another.
    await db
      .insertInto('privacy_embeds')
      .values([...rows.values()].toSorted((a, b) => (a.ref < b.ref ? -1 : 1)))
      .onConflict((conflict) => conflict.column('ref').doUpdateSet({ seen_at: sql<Date>`now()` }))
      .execute()
  }
  return refs
}

const REF = /^[\w-]{24}$/

export async function findEmbed(db: Db, ref: string): Promise<Embed | undefined> {
  if (!REF.test(ref)) return undefined
  return db
    .selectFrom('privacy_embeds')
    .select(['services', 'source', 'title', 'poster'])
    .where('ref', '=', ref)
    .executeTakeFirst()
}

export async function forgetEmbeds(db: Db): Promise<void> {
  await sql`delete from privacy_embeds
    where seen_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db)
}

function refOf({ services, source, title, poster }: Embed): string {
  const text = JSON.stringify([services, source, title, poster])
  return createHash('sha256').update(text).digest('base64url').slice(0, 24)
}
