import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Who is probably here twice is marked in the record, so that the list counts and walks an index of
 * them. By `contact`: somebody else has their address or number. By `birthday`: only what is told to
 * those who may see birthdays.
 */
export const markDoubles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table people add column double_by text
      check (double_by in ('contact', 'birthday'))`.execute(db)
    await createMarking(db)
    await sql`select mark_person_doubles(array(select distinct person_id
      from person_duplicates))`.execute(db)
    await createTriggers(db)
    await sql`create index people_doubles on people (sort_name, id) include (double_by)
      where double_by is not null and merged_into is null and deleted_at is null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop trigger person_doubles_marked on people`.execute(db)
    await sql`drop trigger person_doubles_parted on person_duplicates`.execute(db)
    for (const name of ['keep_person_doubles', 'part_person_doubles', 'mark_person_doubles'])
      await sql`drop function ${sql.ref(name)}`.execute(db)
    await sql`alter table people drop column double_by`.execute(db)
  },
}

/**
 * Who is being changed by somebody else is left out: two merges must not wait for one another. The
 * next night finds them.
 */
async function createMarking(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mark_person_doubles(persons uuid[]) returns void language sql as $$
      with found as materialized (
        select wanted.id, case when bool_or(other.id is not null and reasons && '{mail,phone}')
            then 'contact' when bool_or(other.id is not null) then 'birthday' end as double_by
        from unnest(persons) wanted (id)
          left join person_duplicates on person_id = wanted.id
          left join people other on other.id = other_id
            and other.merged_into is null and other.deleted_at is null
        group by wanted.id
      ), free as materialized (
        select people.id, found.double_by from people join found using (id)
        where people.double_by is distinct from found.double_by
        order by people.id for update of people skip locked
      )
      update people set double_by = free.double_by from free where people.id = free.id
    $$`.execute(db)
}

/** Whoever goes into the trash or is merged is no double of anybody; who comes back is one again. */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_person_doubles() returns trigger language plpgsql as $$
    begin
      perform mark_person_doubles(new.id || array(
        select other_id from person_duplicates where person_id = new.id));
      return null;
    end $$`.execute(db)
  await sql`create trigger person_doubles_marked after update of merged_into, deleted_at on people
    for each row when ((old.merged_into is null and old.deleted_at is null)
      <> (new.merged_into is null and new.deleted_at is null))
    execute function keep_person_doubles()`.execute(db)
  await sql`
    create function part_person_doubles() returns trigger language plpgsql as $$
    begin
      perform mark_person_doubles(array[old.person_id]);
      return null;
    end $$`.execute(db)
  await sql`create trigger person_doubles_parted after delete on person_duplicates
    for each row execute function part_person_doubles()`.execute(db)
}
