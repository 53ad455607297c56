import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Addresses are found by how they begin, numbers by how they begin or end, which ordered indexes answer
 * with one look and keep up with at a fraction of what their parts cost. A number begins with the code
 * of its country, or with what is dialled inside it.
 */
export const findNumbers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function national_number(folded text) returns text
      language sql immutable parallel safe as $$
        select ltrim(substr(folded, case when left(folded, 1) in ('1', '7') then 2
          when left(folded, 2) in ('20', '27', '30', '31', '32', '33', '34', '36', '39', '40', '41',
            '43', '44', '45', '46', '47', '48', '49', '51', '52', '53', '54', '55', '56', '57', '58',
            '60', '61', '62', '63', '64', '65', '66', '81', '82', '84', '86', '90', '91', '92', '93',
            '94', '95', '98') then 3 else 4 end), '0')
      $$`.execute(db)
    await sql`create index person_contacts_start on person_contacts
      (folded text_pattern_ops, kind)`.execute(db)
    await sql`create index person_contacts_national on person_contacts
      (national_number(folded) text_pattern_ops) where kind = 'phone'`.execute(db)
    await sql`create index person_contacts_end on person_contacts
      (reverse(folded) text_pattern_ops) where kind = 'phone'`.execute(db)
    await sql`drop index person_contacts_same, person_contacts_like`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`create index person_contacts_same on person_contacts (folded, kind)`.execute(db)
    await sql`create index person_contacts_like on person_contacts
      using gin (folded gin_trgm_ops)`.execute(db)
    await sql`drop index person_contacts_start, person_contacts_national,
      person_contacts_end`.execute(db)
    await sql`drop function national_number`.execute(db)
  },
}
