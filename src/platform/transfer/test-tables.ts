import pg from 'pg'
import type { DatabaseTarget } from '../postgres/setting.ts'

/** Tables with everything that could get lost on the way; for tests only. */
export const SCRATCH_SCHEMA = `
  create type colour as enum ('rot', 'grün');
  create table "Alle Typen" (
    id bigint generated always as identity primary key,
    "ein ""Name""" text,
    bytes bytea, doc jsonb, raw json, amounts numeric[], labels text[], grid int[],
    at timestamptz, day date, clock time, span interval, during tstzrange,
    price numeric(12, 2), exact numeric, approx double precision, flag boolean,
    tint colour, code char(5), short varchar(10), net inet, uid uuid, words tsvector,
    doubled bigint generated always as (id * 2) stored
  );
  create table tree (id int primary key, parent int references tree, twin int);
  create table "a later" (id int primary key, tree int not null references tree on delete cascade);
  alter table tree add foreign key (twin) references "a later" deferrable initially deferred;
  create table counted (id serial primary key, note text not null);
  create table empty_one (id int primary key);
  create table watched (id int primary key);
  create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'a trigger reacted'; end $$;
  create trigger refuse before insert on watched for each row execute function refuse();`

/** Rows for them: each value is one that a careless way would change. */
export const SCRATCH_ROWS = `
  insert into "Alle Typen" ("ein ""Name""", bytes, doc, raw, amounts, labels, grid, at, day, clock,
    span, during, price, exact, approx, flag, tint, code, short, net, uid, words)
  values
    (E'Zeile\\n"zwei"\\t\\\\ \\u2028 ä 🦔', '\\x00ff0a22', '{"a": [1.50, null, "ß"]}', '{"b" : 1,
"b": 2}', '{1.10,null,NaN}', '{"",NULL,"NULL","a,b","{}"}', '[2:3][0:1]={{1,2},{3,4}}',
      '2026-03-29 01:59:59.123456+00', '0044-03-15 BC', '23:59:59.999999',
      '1 year 2 mons -3 days 04:05:06.789', '[2026-01-01 00:00:00.000001+00,)', 1234567890.10,
      123456789012345678901234567890.000000000100, 0.1::float8 + 0.2, true, 'grün', 'ab', 'kurz',
      '10.0.0.1/8', '019a2f00-0000-7000-8000-000000000001', to_tsvector('simple', 'Wort wort''s')),
    ('', '', 'null', 'null', '{}', '{}', '{}', 'infinity', '-infinity', '00:00', '0', 'empty',
      -0.01, 'NaN', '-Infinity', false, 'rot', '', '', '::1', null, ''),
    (null, null, '"null"', null, null, null, null, null, null, null,
      null, null, null, null, 'NaN', null, null, null, null, null, null, null);
  insert into tree select n, nullif(n - 1, 0) from generate_series(1, 2500) n;
  update tree set parent = 2500 where id = 1;
  insert into "a later" values (1, 2000);
  update tree set twin = 1 where id = 3;
  insert into counted (note) select repeat('x', 3000) from generate_series(1, 1200);
  delete from counted where id > 1000;
  alter table watched disable trigger refuse;
  insert into watched values (1), (2);
  alter table watched enable trigger refuse;`

export async function run<T extends pg.QueryResultRow>(
  target: DatabaseTarget,
  sql: string,
): Promise<T[]> {
  return await connected(target, async (client) => {
    const result: pg.QueryResult<T> | pg.QueryResult<T>[] = await client.query<T>(sql)
    return Array.isArray(result) ? [] : result.rows
  })
}

/** A hash of all rows for each table, as the server itself writes them. */
export async function fingerprints(target: DatabaseTarget): Promise<Record<string, string>> {
  return await connected(target, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(TABLES)
    const prints: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '')
         as print from ${name} t`,
      )
      prints[name] = rows[0]?.print ?? ''
    }
    return prints
  })
}

const TABLES = `
  select format('%I', tablename) as name from pg_tables
  where schemaname = 'public' and tablename not like 'migrations%' order by 1`

async function connected<T>(
  target: DatabaseTarget,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(target)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
