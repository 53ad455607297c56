import { sql } from 'kysely'
import { type Kept, type Person, personColumns } from '#kernel/server/people/personal-data.ts'
import type { RequestTables } from './tables.ts'

const PROOF: Kept = {
  what: {
    de: 'Nachweis der Anfrage ohne Namen: Art, Tage, Ergebnis und Zahlen',
    en: 'Record of the request without a name: kind, days, outcome and numbers',
  },
  why: {
    de: 'Nachweis, dass die Rechte der Person gewahrt wurden (Art. 5 Abs. 2, Art. 12 DSGVO)',
    en: "Proof that the person's rights were respected (Art. 5 (2), Art. 12 GDPR)",
  },
}

const NOTHING = { person: null, name: '', email: '', notes: '', reason: '', extended_because: '' }

/** Who asked for what. A request stays as a record that names nobody. */
export const personal = personColumns<RequestTables>({
  purpose: {
    for: {
      de: 'Um Anfragen zum Datenschutz zu beantworten und das nachzuweisen',
      en: 'To answer privacy requests and to prove it',
    },
    basis: {
      de: 'Rechtliche Verpflichtung (Art. 6 Abs. 1 lit. c, Art. 12 DSGVO)',
      en: 'Legal obligation (Art. 6 (1) (c), Art. 12 GDPR)',
    },
    until: {
      de: 'Bis die Person gelöscht wird; ohne Namen bleibt der Nachweis',
      en: 'Until the person is erased; the record stays without a name',
    },
  },
  tables: [
    { table: 'data_requests', person: 'person', erase: { ...NOTHING, state: PROOF } },
    // Somebody may have asked for another: then only the address is theirs.
    { table: 'data_requests', email: 'email', erase: { email: '' } },
    {
      table: 'data_requests',
      account: 'handled_by',
      exported: { as: 'handled', columns: ['kind', 'received_on', 'closed_at'] },
      erase: { handled_by: null },
    },
  ],
  collect: async ({ db }, person) => ({
    dataRequests: await db
      .selectFrom('data_requests')
      .select(['kind', 'via', 'name', 'email', 'notes', 'state', 'reason', 'extended_because'])
      .select([
        sql<string>`received_on::text`.as('received_on'),
        sql<string>`due_on::text`.as('due_on'),
        'closed_at',
      ])
      .where(isAbout(person))
      .orderBy('received_on')
      .execute(),
  }),
  erase: async ({ db }, person) => {
    const { numUpdatedRows } = await db
      .updateTable('data_requests')
      .set(NOTHING)
      .where(isAbout(person))
      .executeTakeFirst()
    return numUpdatedRows > 0 ? [PROOF] : []
  },
})

/** Theirs by their entry, or by an address that stands for nobody known. */
function isAbout({ person, merged = [], emails }: Person) {
  const entries = [person, ...merged].filter((one) => one !== null)
  const addresses = emails.map((email) => email.toLowerCase())
  return sql<boolean>`(person = any(${entries}::uuid[])
    or (person is null and lower(email) = any(${addresses}::text[])))`
}
