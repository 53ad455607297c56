import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who reported something before there were persons becomes a candidate, or is linked by the account. */
export const suggestReporters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      insert into people (id, first_name, last_name, contacts, is_candidate, candidate_key)
      select new_person_id(), left(trim(regexp_replace(name, '\\S+\\s*$', '')), 100),
        left(coalesce(substring(name from '\\S+$'), ''), 100),
        jsonb_build_array(jsonb_build_object('kind', 'email', 'label', '', 'value', mail,
          'proof', 'typed')), true, left(lower(mail) || '|' || lower(name), 500)
      from (select distinct on (lower(trim(reporter_mail)), lower(trim(reporter_name)))
          trim(reporter_mail) as mail, trim(reporter_name) as name
        from bugs where reporter_id is null and trim(reporter_mail) <> '') reporter
      on conflict (candidate_key) do nothing`.execute(db)
    await sql`
      insert into person_links (id, person_id, module, noun, item_id, role, proof)
      select new_person_id(), people.id, 'bug-tracker', 'bug', bugs.id, 'reporter',
        case when reporter_id is null then 'typed' else 'account' end
      from bugs join people on people.account = bugs.reporter_id
        or (bugs.reporter_id is null and candidate_key =
          left(lower(trim(reporter_mail)) || '|' || lower(trim(reporter_name)), 500))
      on conflict do nothing`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`delete from person_links where module = 'bug-tracker'`.execute(db)
  },
}
