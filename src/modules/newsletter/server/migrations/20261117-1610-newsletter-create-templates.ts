import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

const templates = nounTable(
  'newsletter_templates',
  {
    name: 'text not null',
    lang: `text not null default 'de'`,
    subject: `text not null default ''`,
    preheader: `text not null default ''`,
    modules: `jsonb not null default '[]'`,
    status: `text not null generated always as (case when btrim(subject) <> ''
      and jsonb_array_length(modules) > 0 then 'ready' else 'draft' end) stored`,
    revision: 'integer not null default 1',
  },
  { sorts: ['name'], hasTrash: true },
)

/** What is sent has a number of its own: a new name alone makes no other mail. */
const REVISION = [
  `create function newsletter_raise_revision() returns trigger language plpgsql as $$
  begin
    if (new.lang, new.subject, new.preheader, new.modules)
      is distinct from (old.lang, old.subject, old.preheader, old.modules)
    then new.revision = old.revision + 1;
    end if;
    return new;
  end $$`,
  `create trigger newsletter_raise_revision before update on newsletter_templates
    for each row execute function newsletter_raise_revision()`,
]

export const createTemplates: Migration = {
  async up(db: Kysely<unknown>) {
    await templates.up(db)
    for (const statement of REVISION) await sql.raw(statement).execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table newsletter_templates`.execute(db)
    await sql`drop function newsletter_raise_revision()`.execute(db)
  },
}
