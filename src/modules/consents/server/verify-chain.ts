import type { Kysely } from 'kysely'
import { GENESIS, hashOf } from './chain.ts'
import type { ConsentTables } from './tables.ts'

const BATCH = 1000

type ChainReport = { isWhole: boolean; numEntries: number; brokenAt: number | null }

/** Goes through the whole chain, a batch at a time: whether each entry follows from the one before. */
export async function verifyChain(db: Kysely<ConsentTables>): Promise<ChainReport> {
  let [prev, seq] = [GENESIS, 0]
  for (;;) {
    const rows = await db
      .selectFrom('consent_log')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      seq += 1
      const entry = {
        seq: row.seq,
        id: row.id,
        at: row.at.toISOString(),
        purpose: row.purpose,
        action: row.action,
        commitment: row.commitment.toString('hex'),
        prev: row.prev.toString('hex'),
      }
      const isNext = entry.seq === seq && entry.prev === prev
      if (!isNext || hashOf(entry) !== row.hash.toString('hex'))
        return { isWhole: false, numEntries: seq - 1, brokenAt: seq }
      prev = row.hash.toString('hex')
    }
    if (rows.length < BATCH) return { isWhole: true, numEntries: seq, brokenAt: null }
  }
}
