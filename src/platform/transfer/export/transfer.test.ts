import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/test-db.ts'
import { fingerprints, run, SCRATCH_ROWS, SCRATCH_SCHEMA } from '../test-tables.ts'
import { exportData } from './export-data.ts'
import { importData } from './import-data.ts'

const folder = await mkdtemp(join(tmpdir(), 'kontor-transfer-'))
const file = join(folder, 'alles.jsonl.gz')
const databases: TestDatabase[] = []
const roles: string[] = []
afterAll(async () => {
  for (const database of databases.slice(1)) await database.drop()
  for (const role of roles) await run(source, `drop role ${role}`)
  await databases[0]?.drop()
  await rm(folder, { recursive: true, force: true })
})

async function newTarget(schema = SCRATCH_SCHEMA) {
  const database = await createTestDatabase()
  databases.push(database)
  await run(database.target, schema)
  return database.target
}

const GIVE_TABLES_TO = (role: string) => `
  do $$ declare name text; begin
    for name in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
      execute format('alter table %s owner to ${role}', name);
    end loop;
    for name in select format('%I', sequencename) from pg_sequences where schemaname = 'public' loop
      execute format('alter sequence %s owner to ${role}', name);
    end loop;
  end $$`

const source = await newTarget()

beforeAll(async () => {
  await run(source, SCRATCH_ROWS)
  await run(
    source,
    `insert into facts values ('seeded', '{"isDemo": true}');
     update users set password_hash = 'secret' where handle = 'admin';
     insert into users (id, handle, roles) values (gen_random_uuid(), 'a@example.org', '{user}');
     insert into config_sections values ('mail', '{"mailboxes": []}', 3);
     insert into mails (id, recipient, subject, html, text, state)
       select gen_random_uuid(), 'a@example.org', 'Betreff', repeat('<p>', 60000), 'x', 'queued'
       from generate_series(1, 8)`,
  )
  await exportData(source, file)
})

describe('an export', () => {
  test('read into another database gives the same rows in every table', async () => {
    const target = await newTarget()
    const before = await fingerprints(source)
    expect(await fingerprints(target)).not.toEqual(before)
    const { tables, rows } = await importData(target, file)
    expect(await fingerprints(target)).toEqual(before)
    expect(tables).toBe(Object.keys(before).length)
    expect(rows).toBeGreaterThan(3500)
  })

  test('can be read by an ordinary owner of the tables, who is no superuser', async () => {
    const target = await newTarget()
    const role = `mover_${randomBytes(6).toString('hex')}`
    await run(target, `create role ${role} login password 'geheim'; ${GIVE_TABLES_TO(role)}`)
    roles.push(role)
    await importData({ ...target, user: role, password: 'geheim' }, file)
    expect(await fingerprints(target)).toEqual(await fingerprints(source))
  })

  test('brings constraints, triggers, counters and statistics back to life', async () => {
    const target = await newTarget()
    await importData(target, file)
    const refused = [
      ['insert into tree values (9999, 9998, null)', 'foreign key'],
      ['insert into "a later" values (2, 9999)', 'foreign key'],
      ['insert into watched values (3)', 'a trigger reacted'],
    ] as const
    for (const [sql, reason] of refused) await expect(run(target, sql)).rejects.toThrow(reason)
    const deferred =
      'select conname from pg_constraint where condeferrable and condeferred order by 1'
    const [there, here] = [await run(source, deferred), await run(target, deferred)]
    expect(there.length).toBeGreaterThan(0)
    expect(here).toEqual(there)
    const [next] = await run(target, `insert into counted (note) values ('x') returning id`)
    expect(next).toEqual({ id: 1201 })
    const [identity] = await run(
      target,
      `insert into "Alle Typen" (flag) values (true) returning id::int, doubled::int`,
    )
    expect(identity).toEqual({ id: 4, doubled: 8 })
    const [known] = await run(target, `select reltuples from pg_class where relname = 'tree'`)
    expect(known).toEqual({ reltuples: 2500 })
  })

  test('shows one moment, whatever is written meanwhile', async () => {
    const before = await fingerprints(source)
    const other = join(folder, 'unter-last.gz')
    let isWriting = true
    let written = 0
    const writer = (async () => {
      while (isWriting) {
        await run(
          source,
          `insert into counted (note) values ('late'); insert into tree values (${9000 + written})`,
        )
        written += 1
      }
    })()
    await exportData(source, other)
    isWriting = false
    await writer
    await run(source, `delete from counted where note = 'late'; delete from tree where id >= 9000`)
    expect(await fingerprints(source)).toEqual(before)
    const target = await newTarget()
    await importData(target, other)
    const [row] = await run<{ late: number; leaves: number }>(
      target,
      `select (select count(*)::int from counted where note = 'late') as late,
         (select count(*)::int from tree where id >= 9000) as leaves`,
    )
    expect(row?.late).toBe(row?.leaves)
  })

  test('is closed to others, is whole or not there, and replaces nothing', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(exportData(source, file)).rejects.toMatchObject({ code: 'exists' })
    const nowhere = { host: '/nowhere', port: 1, user: '', password: '', database: '' }
    await expect(exportData(nowhere, join(folder, 'nie'))).rejects.toThrow()
    expect((await readdir(folder)).filter((name) => /tmp$|nie/.test(name))).toEqual([])
  })
})

describe('an import is refused, with nothing changed,', () => {
  const untouched = newTarget()

  async function refused(path: string, expected: object, change?: string) {
    const target = await (change ? newTarget(`${SCRATCH_SCHEMA}; ${change}`) : untouched)
    const before = await fingerprints(target)
    await expect(importData(target, path)).rejects.toMatchObject(expected)
    expect(await fingerprints(target)).toEqual(before)
  }

  async function altered(name: string, change: (text: string) => string) {
    const path = join(folder, name)
    await writeFile(path, gzipSync(change(gunzipSync(await readFile(file)).toString())))
    return path
  }

  test('when the file is cut or a byte of it differs', async () => {
    const good = await readFile(file)
    const cut = join(folder, 'cut.gz')
    await writeFile(cut, good.subarray(0, good.length - 20))
    await refused(cut, { code: 'damaged' })
    const flipped = join(folder, 'flipped.gz')
    const bad = Buffer.from(good)
    const middle = Math.floor(bad.length / 2)
    bad[middle] = (bad[middle] ?? 0) ^ 1
    await writeFile(flipped, bad)
    await refused(flipped, { code: 'damaged' })
    await refused(join(folder, 'missing.gz'), { code: 'damaged' })
  })

  test('when lines were taken out, edited or added', async () => {
    const lines = (text: string) => text.trimEnd().split('\n')
    const without = (text: string) => `${lines(text).slice(0, -1).join('\n')}\n`
    await refused(await altered('no-footer.gz', without), { code: 'damaged' })
    const edited = (text: string) => text.replace('a@example.org', 'b@example.org')
    await refused(await altered('edited.gz', edited), { code: 'damaged' })
    await refused(await altered('added.gz', (text) => `${text}["1"]\n`), { code: 'damaged' })
    await refused(await altered('foreign.gz', () => '{"hello":1}\n'), { code: 'damaged' })
  })

  test('when it comes from another version or other tables', async () => {
    const target = await newTarget()
    await run(target, `insert into migrations values ('29990101-later', 'now')`)
    await expect(importData(target, file)).rejects.toMatchObject({ code: 'other-version' })
    await run(target, `delete from migrations where name in ('29990101-later')`)
    await run(target, `update migrations set name = 'x' where name like '%kernel-create-base'`)
    await expect(importData(target, file)).rejects.toThrow('neueren Kontor-Version')
    await refused(file, { code: 'other-schema' }, 'create table more (id int)')
    const otherColumn = 'alter table watched rename column id to number'
    await refused(file, { code: 'other-schema' }, otherColumn)
  })

  test('when somebody has worked with the database', async () => {
    const target = await newTarget()
    await run(target, `insert into facts values ('seeded', '{"isDemo": false}')`)
    await expect(importData(target, file)).rejects.toMatchObject({ code: 'not-empty' })
  })

  test('when the last of many rows does not fit', async () => {
    const target = await newTarget()
    await run(target, `alter table counted add constraint low check (id < 1000)`)
    const before = await fingerprints(target)
    await expect(importData(target, file)).rejects.toThrow('low')
    expect(await fingerprints(target)).toEqual(before)
  })
})
