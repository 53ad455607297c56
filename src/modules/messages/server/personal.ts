import { sql } from 'kysely'
import type { Label } from '#kernel/i18n/messages.ts'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import { type Kept, type Person, personColumns } from '#kernel/server/people/personal-data.ts'
import { messageSection } from '../config.ts'
import { eraseMessages } from '../inbox/server/change/trash-messages.ts'
import { indexMessage, messageSearch } from '../inbox/server/find/message-search.ts'
import { messageFiles } from '../inbox/server/thread/message-files.ts'
import type { MessageTables } from './tables.ts'
import type { Db, MessageUnit } from './unit-of-work.ts'

/** Stands where a name was; the same in every language. */
const NOBODY = '—'

/** How long messages are kept, as visitors read it. */
export function keptFor(config: ConfigStore): Label {
  const days = config.get(messageSection).retention_days
  if (days === 0)
    return {
      de: 'Solange wir sie brauchen, oder bis Sie ihre Löschung verlangen',
      en: 'As long as we need them, or until you ask us to erase them',
    }
  const count = {
    de: days === 1 ? 'ein Tag' : `${days} Tage`,
    en: days === 1 ? 'one day' : `${days} days`,
  }
  return {
    de: `Solange wir uns schreiben, und danach noch ${count.de}`,
    en: `As long as we are in contact, and another ${count.en} after that`,
  }
}

const REPLIES: Kept = {
  what: {
    de: 'Antworten und Notizen zu Nachrichten anderer, ohne Namen',
    en: 'Replies and notes on messages of others, without the name',
  },
  why: {
    de: 'Sie gehören zum Schriftwechsel mit anderen Personen (Art. 17 Abs. 3 DSGVO)',
    en: 'They belong to the correspondence with other persons (Art. 17 (3) GDPR)',
  },
}

/** Conversations of a sender go as a whole; what staff wrote to others stays without their name. */
export const personal = personColumns<MessageTables>({
  purpose: {
    for: {
      de: 'Um Nachrichten zu beantworten',
      en: 'To answer messages',
    },
    basis: {
      de: 'Anbahnung eines Vertrags oder berechtigtes Interesse an einer Antwort (Art. 6 Abs. 1 lit. b, f DSGVO)',
      en: 'Steps before a contract or legitimate interest in an answer (Art. 6 (1) (b), (f) GDPR)',
    },
    until: {
      de: 'Bis zu der Frist, die in den Einstellungen der Nachrichten steht',
      en: 'Until the time set in the settings of messages',
    },
  },
  place: () => 'messages/inbox',
  tables: [
    {
      table: 'messages',
      account: 'account_id',
      email: 'email',
      exported: {
        as: 'messages',
        columns: ['name', 'email', 'phone', 'subject', 'fields', 'page', 'received_at'],
      },
      erase: 'delete',
    },
    { table: 'messages', account: 'assigned_to', erase: { assigned_to: null } },
    {
      table: 'message_entries',
      account: 'author_id',
      exported: { as: 'written', columns: ['author_name', 'text', 'created_at'] },
      erase: { author_name: NOBODY, author_id: REPLIES },
    },
    {
      table: 'message_entries',
      email: 'from_email',
      exported: { as: 'answered', columns: ['author_name', 'from_email', 'text', 'created_at'] },
      erase: 'delete',
    },
    {
      table: 'message_files',
      account: 'uploaded_by',
      exported: { as: 'files', columns: ['name', 'size', 'created_at'] },
      erase: { uploaded_by: REPLIES },
    },
    {
      table: 'message_blocked',
      account: 'created_by',
      erase: { created_by: null },
    },
    {
      table: 'message_blocked',
      email: 'email',
      exported: { as: 'blocked', columns: ['email', 'created_at'] },
      erase: 'delete',
    },
  ],
  collect: async ({ db }, person) => ({
    conversations: await db
      .selectFrom('message_entries')
      .innerJoin('messages', 'messages.id', 'message_entries.message_id')
      .select(['messages.subject', 'message_entries.author_name as by'])
      .select(['message_entries.text', 'message_entries.created_at as at'])
      .where('message_entries.kind', '<>', 'note')
      // What somebody else mailed into it is theirs.
      .where('message_entries.from_email', 'is', null)
      .where(isOf(person))
      .orderBy('message_entries.id')
      .limit(10_000)
      .execute(),
    attachments: await attachmentsOf(db, person),
  }),
  erase: async (change, person) => {
    const ids = await idsOf(change.db, person)
    await eraseMessages(change, ids)
    await eraseAnswers(change, person)
    return []
  },
})

/** Messages of a person: by the account, by the address, or linked to them. */
function isOf({ id, emails, person, merged = [] }: Person) {
  const addresses = emails.map((email) => email.toLowerCase())
  return sql<boolean>`(messages.account_id = ${id} or lower(messages.email) = any(${addresses}::text[])
    or messages.id in (select item_id from person_links where module = 'messages'
      and role = 'sender' and person_id = any(${[person, ...merged]}::uuid[])))`
}

/** What came and went with their own conversations; notes and what others mailed in are not theirs. */
async function attachmentsOf(db: Db, person: Person) {
  return db
    .selectFrom('message_files')
    .innerJoin('message_entries', 'message_entries.id', 'message_files.entry_id')
    .innerJoin('messages', 'messages.id', 'message_entries.message_id')
    .select(['messages.subject', 'message_files.name', 'message_files.size'])
    .select('message_files.created_at as at')
    .where('message_entries.kind', '<>', 'note')
    .where('message_entries.from_email', 'is', null)
    .where(isOf(person))
    .orderBy('message_files.id')
    .limit(10_000)
    .execute()
}

async function idsOf(db: Db, person: Person): Promise<string[]> {
  const rows = await db.selectFrom('messages').select('id').where(isOf(person)).execute()
  return rows.map(({ id }) => id)
}

/** What somebody mailed into the conversation of another: their words and files go, the rest stays. */
async function eraseAnswers(change: MessageUnit, { emails }: Person): Promise<void> {
  const addresses = emails.map((email) => email.toLowerCase())
  const { rows } = await sql<{ id: string; message_id: string; author_name: string }>`
    delete from message_entries where lower(from_email) = any(${addresses}::text[])
    returning id, message_id, author_name`.execute(change.db)
  if (rows.length === 0) return
  const { rows: files } = await sql<{ id: string }>`select id from message_files
    where message_id = any(${rows.map((row) => row.message_id)}::uuid[])
      and entry_id = any(${rows.map((row) => row.id)}::uuid[])`.execute(change.db)
  await messageFiles.remove(
    change,
    files.map(({ id }) => id),
  )
  for (const { id, message_id, author_name } of rows) {
    // A conversation that began with it has their name, although it is with another address.
    await sql`update messages set name = ${NOBODY} where id = ${message_id}
      and name = ${author_name} and not exists (select from message_entries
        where message_id = messages.id and message_entries.id < ${id})`.execute(change.db)
    await indexMessage(change.db, message_id)
  }
  await messageSearch.forget(change.db)
}
