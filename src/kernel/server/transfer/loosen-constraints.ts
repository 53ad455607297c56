import type pg from 'pg'

type ForeignKey = { name: string; table: string; definition: string }
type Trigger = { name: string; table: string; mode: 'O' | 'A' }

/**
 * Takes off foreign keys and silences triggers inside the running transaction, so that rows may come
 * in any order and nothing reacts to them; returns what puts all back, which proves every key.
 * The owner of the tables may do this on any server; switching checks off would need a superuser.
 */
export async function loosenConstraints(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS)
  const { rows: triggers } = await client.query<Trigger>(TRIGGERS)
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`)
  }
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} disable trigger ${name}`)
  }
  return async () => {
    // Constraints that wait for the end of the transaction would keep the tables from being altered.
    await client.query('set constraints all immediate')
    for (const { table, name, mode } of triggers) {
      const always = mode === 'A' ? 'always' : ''
      await client.query(`alter table ${table} enable ${always} trigger ${name}`)
    }
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
  }
}

const FOREIGN_KEYS = `
  select quote_ident(conname) as name, conrelid::regclass::text as table,
    pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
  order by conrelid, conname`

const TRIGGERS = `
  select quote_ident(tgname) as name, tgrelid::regclass::text as table, tgenabled as mode
  from pg_trigger
  join pg_class c on c.oid = tgrelid
  where not tgisinternal and tgparentid = 0 and tgenabled in ('O', 'A')
    and c.relnamespace = 'public'::regnamespace
  order by tgrelid, tgname`
