import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { failures } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { hashToken, newToken } from '#kernel/server/sessions/session-token.ts'
import type { PersonContact } from '../../persons/person.ts'
import { resolvePerson } from '../../persons/server/resolve-person.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PeopleChange, PeopleContext } from '../../server/unit-of-work.ts'
import { KEY_DAYS } from './ask-to-confirm.ts'
import { keepLink, type LinkedThing, suggest } from './find-or-suggest.ts'
import { joinCandidates } from './join-candidates.ts'

type Db = Kysely<PeopleTables>

const JOB = 'people.settle-confirmation'

/** The address a key would confirm; looking at it changes nothing. */
export async function peekConfirmation(db: Db, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('person_confirmations')
    .select('mail')
    .where('key_hash', '=', hashToken(key))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.mail
}

/**
 * Uses a key up, of many at once exactly one. What follows from it is done later: joining a known
 * person takes longer than making a new one, and the time of the answer would tell.
 */
export async function confirmAddress(context: PeopleContext, key: string): Promise<void> {
  await context.change(async (change) => {
    const row = await change.db
      .updateTable('person_confirmations')
      .set({ used_at: sql<Date>`now()` })
      .where('key_hash', '=', hashToken(key))
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw failures.expired()
    await change.enqueue(JOB, { confirmation: row.id })
  })
}

/**
 * Links a thing to whoever has proved an address elsewhere, e.g. by the link in a newsletter's mail:
 * no further mail is sent, and the job does the rest as if the key of one had been used.
 * @example await linkProved(change, { name, mail, thing: { module: 'subscribers', noun: 'newsletter-subscriber', id, role: 'subscriber' } })
 */
export async function linkProved<T>(
  change: Change<T>,
  { name, mail, thing }: { name: string; mail: string; thing: LinkedThing },
): Promise<void> {
  const db = tablesOf<PeopleTables>(change.db)
  const person = await suggest(db, { name, mail, lang: change.scope.lang })
  await keepLink(db, { person, thing, proof: 'typed' })
  const confirmation = uuidv7()
  const now = new Date()
  await db
    .insertInto('person_confirmations')
    .values({
      id: confirmation,
      person_id: person,
      mail,
      key_hash: hashToken(newToken()),
      expires_at: new Date(now.getTime() + KEY_DAYS * 24 * 60 * 60 * 1000),
      used_at: now,
    })
    .execute()
  await change.enqueue(JOB, { confirmation })
}

export const settleConfirmation = defineJob<PeopleTables, { confirmation: string }>({
  name: JOB,
  run: ({ change }, { confirmation }) => change((unit) => settle(unit, confirmation)),
})

/** Every night: keys nobody can use any more go, with the address they were mailed to. */
export const sweepConfirmations = defineJob<PeopleTables, object>({
  name: 'people.sweep-confirmations',
  cron: '50 3 * * *',
  run: async ({ db }) => {
    await sql`delete from person_confirmations
      where expires_at < now() or used_at < now() - make_interval(days => ${KEY_DAYS})`.execute(db)
  },
})

type Confirmation = { person_id: string; mail: string }

/** The candidates of an address go to its owner; where nobody has it, the candidate is the owner. */
async function settle(change: PeopleChange, id: string): Promise<void> {
  const { db } = change
  const found = await db
    .selectFrom('person_confirmations')
    .select(['person_id', 'mail'])
    .where('id', '=', id)
    .executeTakeFirst()
  // Erased in the meantime.
  if (!found) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${found.mail}`}, 0))`.execute(
    db,
  )
  if (!(await ownerOf(db, found.mail))) await prove(change, found)
  const owner = await ownerOf(db, found.mail)
  if (owner) await joinCandidates(change, owner, found.mail)
}

async function ownerOf(db: Db, mail: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('person_contacts')
    .select('person_id')
    .where('kind', '=', 'mail')
    .where('folded', '=', folded(mail))
    .where('proof', 'in', ['confirmed', 'account'])
    .executeTakeFirst()
  return row?.person_id
}

/** Staff may have merged the candidate meanwhile: then the one they chose has proved the address. */
async function prove(change: PeopleChange, { person_id, mail }: Confirmation): Promise<void> {
  const { db } = change
  const id = await resolvePerson(db, person_id)
  const person = await db
    .selectFrom('people')
    .select(['contacts', 'is_candidate', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isMeant = ({ kind, value }: PersonContact) =>
    kind === 'email' && folded(value) === folded(mail)
  if (person.deleted_at || !person.contacts.some(isMeant)) return
  const contacts = person.contacts.map((contact) =>
    isMeant(contact) ? { ...contact, proof: 'confirmed' } : contact,
  )
  await db
    .updateTable('people')
    .set((eb) => ({
      contacts: JSON.stringify(contacts),
      is_candidate: false,
      candidate_key: null,
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .execute()
  if (person.is_candidate)
    await db
      .updateTable('person_links')
      .set({ proof: 'confirmed' })
      .where('person_id', '=', id)
      .where('proof', '=', 'typed')
      .execute()
  await change.audit({ noun: 'person', id, action: 'confirmed' })
}

function folded(mail: string): string {
  return mail.trim().toLowerCase()
}
