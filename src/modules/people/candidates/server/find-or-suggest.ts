import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { isSignedIn } from '#kernel/access/roles.ts'
import type { Change } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { Proof } from '../../persons/person.ts'
import { holdPerson } from '../../persons/server/resolve-person.ts'
import { plain } from '../../persons/shown-name.ts'
import type { PeopleTables } from '../../server/tables.ts'
import { askToConfirm } from './ask-to-confirm.ts'

/** A thing of another module that belongs to a person, and what the person is to it. */
export type LinkedThing = { module: string; noun: string; id: string; role: string }

/** As it was typed. */
type Typed = {
  name: string
  mail: string | null
  thing: LinkedThing
  /** Set, a guest is mailed a link that confirms the address; says why the mail comes. */
  confirmation?: { reason: string }
}

type Db = Kysely<PeopleTables>

/**
 * Links a thing to whoever made it. Somebody signed in is known; what a guest types never changes or
 * reveals a known person: it makes a candidate, by the same statements whether the address is known
 * or not. Without an address nobody could ever be found again, and nothing is kept.
 * Answers with who it is now, for a module that keeps the person beside its row. It never goes out to
 * a guest; after a merge `resolvePerson` says who it became.
 * @example const person = await findOrSuggest(change, { name, mail, thing: { module: 'bug-tracker', noun: 'bug', id, role: 'reporter' } })
 */
export async function findOrSuggest<T>(
  change: Change<T>,
  typed: Typed,
): Promise<string | undefined> {
  const db = tablesOf<PeopleTables>(change.db)
  const { user, lang } = change.scope
  if (isSignedIn(user)) {
    const person = await personOfAccount(db, user.id)
    if (person) await keepLink(db, { person, thing: typed.thing, proof: 'account' })
    return person
  }
  if (!typed.mail) return undefined
  const mail = typed.mail.trim()
  const candidate = await suggest(db, { name: typed.name, mail, lang })
  await keepLink(db, { person: candidate, thing: typed.thing, proof: 'typed' })
  if (typed.confirmation) await askToConfirm(change, { candidate, mail, ...typed.confirmation })
  return candidate
}

/** Links a thing to a person somebody has chosen or confirmed. */
export async function link(
  change: { db: { selectFrom: unknown } },
  given: { person: string; thing: LinkedThing; proof: Proof },
): Promise<void> {
  const db = tablesOf<PeopleTables>(change.db)
  await keepLink(db, { ...given, person: await holdPerson(db, given.person) })
}

/** Things that are gone belong to nobody any more. */
export async function unlink(
  change: { db: { selectFrom: unknown } },
  { module, noun, ids }: { module: string; noun: string; ids: readonly string[] },
): Promise<void> {
  await tablesOf<PeopleTables>(change.db)
    .deleteFrom('person_links')
    .where('module', '=', module)
    .where('noun', '=', noun)
    .where(sql<boolean>`item_id = any(${[...ids]}::uuid[])`)
    .execute()
}

async function personOfAccount(db: Db, account: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirst()
  return row?.id
}

/** The same guest typing the same again is the same candidate. */
export async function suggest(
  db: Db,
  { name, mail, lang }: { name: string; mail: string; lang: 'de' | 'en' },
): Promise<string> {
  const words = plain(name).split(' ')
  const contacts = JSON.stringify([{ kind: 'email', label: '', value: mail, proof: 'typed' }])
  const { id } = await db
    .insertInto('people')
    .values({
      id: uuidv7(),
      first_name: words.slice(0, -1).join(' ').slice(0, 100),
      last_name: (words.at(-1) ?? '').slice(0, 100),
      language: lang,
      contacts,
      is_candidate: true,
      candidate_key: `${mail.toLowerCase()}|${plain(name).toLowerCase()}`.slice(0, 500),
      account: null,
      merged_into: null,
    })
    // What staff have found out about a candidate stays, however often the guest comes back.
    .onConflict((conflict) =>
      conflict.column('candidate_key').doUpdateSet({ updated_at: new Date() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function keepLink(
  db: Db,
  { person, thing, proof }: { person: string; thing: LinkedThing; proof: Proof },
): Promise<void> {
  const { module, noun, id: item_id, role } = thing
  await db
    .insertInto('person_links')
    .values({ id: uuidv7(), person_id: person, module, noun, item_id, role, proof })
    .onConflict((conflict) =>
      conflict
        .columns(['module', 'noun', 'item_id', 'role'])
        .doUpdateSet({ person_id: person, proof }),
    )
    .execute()
}
