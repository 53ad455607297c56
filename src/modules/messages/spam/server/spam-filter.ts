import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'
import type { Db, MessageRow, MessageUnit } from '../../server/unit-of-work.ts'
import { SPAM_FROM, spamProbability, spamWords, type WordCount } from '../bayes.ts'

/** Counts the messages themselves; no word has this hash, it is shorter. */
const ALL = Buffer.from([0])

type Sender = { email: string; text: string }

/** Whether a message goes into the spam box: a blocked sender, or words the filter has learned. */
export async function isSpam(change: MessageUnit, { email, text }: Sender): Promise<boolean> {
  if (email !== '' && (await isBlocked(change.db, email))) return true
  const hashes = hashesOf(change, spamWords(text))
  const { rows } = await sql<WordCount & { word: Buffer }>`select word, spam, ham
    from message_spam_words where word = any(${[ALL, ...hashes]}::bytea[])`.execute(change.db)
  const totals = rows.find(({ word }) => word.equals(ALL)) ?? { spam: 0, ham: 0 }
  const words = rows.filter(({ word }) => !word.equals(ALL))
  return spamProbability(words, totals) >= SPAM_FROM
}

/** Teaches the filter what staff made of a message; a change of mind takes the first lesson back. */
export async function teach(
  change: MessageUnit,
  message: Pick<MessageRow, 'id' | 'learned'>,
  verdict: 'spam' | 'ham',
): Promise<void> {
  if (message.learned === verdict) return
  const words = spamWords(await firstText(change.db, message.id))
  const hashes = [ALL, ...hashesOf(change, words)].toSorted(Buffer.compare)
  if (message.learned) await count(change.db, hashes, { [message.learned]: -1 })
  await count(change.db, hashes, { [verdict]: 1 })
  await change.db
    .updateTable('messages')
    .set({ learned: verdict })
    .where('id', '=', message.id)
    .execute()
}

async function count(
  db: Db,
  hashes: readonly Buffer[],
  { spam = 0, ham = 0 }: { spam?: number; ham?: number },
): Promise<void> {
  await sql`insert into message_spam_words as known (word, spam, ham)
    select word, greatest(${spam}::int, 0), greatest(${ham}::int, 0)
    from unnest(${[...hashes]}::bytea[]) word
    on conflict (word) do update set spam = greatest(known.spam + ${spam}::int, 0),
      ham = greatest(known.ham + ${ham}::int, 0)`.execute(db)
}

/** Only the text it began with: what staff and customer wrote afterwards teaches nothing. */
async function firstText(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('message_entries')
    .select('text')
    .where('message_id', '=', id)
    .where('kind', '=', 'in')
    .orderBy('id')
    .executeTakeFirst()
  return row?.text ?? ''
}

async function isBlocked(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('message_blocked')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .executeTakeFirst()
  return row !== undefined
}

/** Nobody can read in the table what a person wrote. */
function hashesOf({ scope }: MessageUnit, words: readonly string[]): Buffer[] {
  const key = derivedKey(scope.secret, 'message spam words')
  return words.map((word) => createHmac('sha256', key).update(word).digest().subarray(0, 12))
}
