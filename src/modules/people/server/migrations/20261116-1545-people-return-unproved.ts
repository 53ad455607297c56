import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Coming back from a merge or the trash proves nothing: who has an address meanwhile keeps it. And
 * an account keeps the one it signs in with, whatever link was opened since.
 */
export const returnUnproved: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create or replace function keep_person_contacts() returns trigger language plpgsql as $$
      declare
        is_return boolean := old.merged_into is not null or old.deleted_at is not null;
        taken text[];
      begin
        delete from person_contacts where person_id = new.id;
        if new.merged_into is not null or new.deleted_at is not null then return null; end if;
        select array_agg(folded) into taken from person_contacts owned
          join person_contacts_of(new.contacts) own using (kind, folded)
        where kind = 'mail' and owned.proof in ('confirmed', 'account')
          and own.proof in ('confirmed', 'account')
          and (is_return or (owned.proof = 'account' and own.proof = 'confirmed'));
        if taken is not null then
          update people set contacts = unproved_contacts(contacts, taken) where id = new.id;
          return null;
        end if;
        update people set version = version + 1,
          contacts = unproved_contacts(contacts, array(select folded
            from person_contacts_of(new.contacts)
            where kind = 'mail' and proof in ('confirmed', 'account')))
        where id in (select owned.person_id from person_contacts owned
          join person_contacts_of(new.contacts) own using (kind, folded)
          where kind = 'mail' and owned.proof in ('confirmed', 'account')
            and own.proof in ('confirmed', 'account'));
        insert into person_contacts (person_id, kind, folded, proof)
          select new.id, kind, folded, proof from person_contacts_of(new.contacts);
        return null;
      end $$`.execute(db)
    await sql`
      create function unproved_contacts(contacts jsonb, mails text[]) returns jsonb
      language sql immutable as $$
        select jsonb_agg(case when c->>'kind' = 'email' and c->>'proof' in ('confirmed', 'account')
            and fold_contact('email', c->>'value') = any(mails)
          then c || '{"proof": "typed"}' else c end order by place)
        from jsonb_array_elements(contacts) with ordinality parts (c, place)
      $$`.execute(db)
  },
}
