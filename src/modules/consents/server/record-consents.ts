import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Change } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { ConsentFacts } from '../consent.calls.ts'
import type { ConsentAction } from '../contract.ts'
import { type ChainEntry, commitmentOf, GENESIS, hashOf } from './chain.ts'
import type { ConsentTables } from './tables.ts'

export type NewConsent = {
  /** What it is given for: 'newsletter:<list>'. Nothing personal. */
  purpose: string
  action: ConsentAction
  /** The thing it belongs to, by its id. */
  subject: string
  email: string
  /** Wording, page, address of the computer, mail as sent: whatever proves it. */
  facts: ConsentFacts
}

const AT_ONCE = 1000

/**
 * Adds steps to the end of the chain, in the same change as what they are about. Only one change at
 * a time may do that, so call it last: whoever holds the end must not wait for other rows.
 * @example await recordConsents(change, [{ purpose: `newsletter:${list}`, action: 'confirmed', subject, email, facts: { ip } }])
 */
export async function recordConsents<T>(
  change: Change<T>,
  consents: readonly NewConsent[],
): Promise<void> {
  if (consents.length === 0) return
  const db = tablesOf<ConsentTables>(change.db)
  const { seq, hash } = await takeEnd(db)
  const at = new Date()
  const made = linked(consents, { seq, hash, at })
  // A statement takes 65,535 values; an import records thousands of steps at once.
  for (let place = 0; place < made.length; place += AT_ONCE)
    await insertSteps(db, made.slice(place, place + AT_ONCE), at)
}

async function insertSteps(
  db: Kysely<ConsentTables>,
  made: ReturnType<typeof linked>,
  at: Date,
): Promise<void> {
  await db
    .insertInto('consent_log')
    .values(
      made.map(({ entry, hash: own }) => ({
        ...entry,
        at,
        commitment: Buffer.from(entry.commitment, 'hex'),
        prev: Buffer.from(entry.prev, 'hex'),
        hash: Buffer.from(own, 'hex'),
      })),
    )
    .execute()
  await db
    .insertInto('consent_records')
    .values(
      made.map(({ entry, salt, personal: { subject, email, facts } }) => ({
        id: entry.id,
        subject,
        email,
        salt: Buffer.from(salt, 'hex'),
        facts: JSON.stringify(facts),
      })),
    )
    .execute()
}

type End = { seq: number; hash: string }

/** The end of the chain, held until the change is over. */
async function takeEnd(db: Kysely<ConsentTables>): Promise<End> {
  await sql`select pg_advisory_xact_lock(hashtextextended('consent_log', 0))`.execute(db)
  const last = await db
    .selectFrom('consent_log')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { seq: last?.seq ?? 0, hash: last?.hash.toString('hex') ?? GENESIS }
}

/** Each entry holds the hash of the one before. */
function linked(consents: readonly NewConsent[], { seq, hash, at }: End & { at: Date }) {
  let [place, prev] = [seq, hash]
  return consents.map(({ purpose, action, ...personal }) => {
    place += 1
    const salt = randomBytes(16).toString('hex')
    const commitment = commitmentOf(salt, personal)
    const entry: ChainEntry = {
      seq: place,
      id: uuidv7(),
      at: at.toISOString(),
      purpose,
      action,
      commitment,
      prev,
    }
    prev = hashOf(entry)
    return { entry, hash: prev, salt, personal }
  })
}

/** What is personal about the consents of these things goes; the chain stays as it is. */
export async function forgetConsents(
  change: { db: { selectFrom: unknown } },
  subjects: readonly string[],
): Promise<void> {
  await tablesOf<ConsentTables>(change.db)
    .deleteFrom('consent_records')
    .where(sql<boolean>`subject = any(${[...subjects]}::uuid[])`)
    .execute()
}
