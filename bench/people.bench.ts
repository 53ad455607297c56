import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { renewDuplicates } from '#modules/people/merges/server/find-all-duplicates.ts'
import type { PeopleTables } from '#modules/people/server/tables.ts'
import { databaseUrl } from '../e2e/databases.ts'
import { Import, type ImportState } from '../src/kernel/contract/admin/imports.ts'
import { importClient } from '../src/kernel/server/imports/test-import.ts'
import { atMost, type Bench, percentile, type Row } from './bench.ts'
import { type Grown, growthRows, type Questions, withGrown } from './list-growth.ts'

const PATH = '/api/v1/person/getDataPersonBrowser'
const SIZES = [1000, 100_000]
const BAR = 1.2
const SAMPLE = 200
const ROWS = 100_000
const IMPORT_SECONDS = 60
const DUPLICATE_SECONDS = 60
const LOOK_MS = 200
const SEGMENT = '01980000-0000-7000-8000-000000000001'

/** What the person browser asks for; each on its own, because each has its own index to live on. */
const QUESTIONS: Questions = {
  'by name': { sort: 'name' },
  'newest first': { sort: '-created' },
  'last changed': { sort: '-updated' },
  'one tag': { tags: ['t7'] },
  unconfirmed: { isCandidate: true },
  'one role': { role: ['sender'] },
  'one module': { module: ['bug-tracker'] },
  'with an account': { hasAccount: true },
  'probably double': { isDouble: true },
  'one segment': { segment: SEGMENT },
  'search for a name': { search: 'Anna Wort77ende' },
  'search for a mail': { search: 'kunde77@firma77.example.org' },
  'search for a number': { search: '0341 1000077' },
  'search for the last digits': { search: '000077' },
  'search for a birthday': { search: '3.11.1939' },
  'search with a typing error': { search: 'Sonderlnig' },
}

/** Persons at 1,000 and 100,000, who is probably the same, and a file of 100,000. */
export const bench: Bench = {
  title: 'People (lists: p95 against the same call at 1,000 persons)',
  run: () =>
    withGrown({
      sizes: SIZES,
      grow,
      use: async (grown) => [
        ...(await growthRows({ grown, path: PATH, questions: QUESTIONS, bar: BAR })),
        await likenessRow(grown.at(-1)),
        await doublesRow(),
        ...(await importRows(grown[0])),
      ],
    }),
}

const Persons = z.object({ persons: z.array(z.object({ _id: z.string() })) })

async function likenessRow(grown: Grown | undefined): Promise<Row> {
  if (!grown) throw new Error('nothing was grown')
  const { persons } = (await grown.admin.post(PATH, { limit: SAMPLE, sort: 'name' })).parse(Persons)
  const times: number[] = []
  for (const { _id } of persons) {
    const began = performance.now()
    await grown.admin.get(`/api/v0/person/${_id}/duplicates`)
    times.push(performance.now() - began)
  }
  return atMost(
    'who is probably the same as one of 100,000, p95 in ms',
    percentile(times, 0.95),
    20,
  )
}

async function doublesRow(): Promise<Row> {
  const took = await findDoubles(SIZES.at(-1))
  return atMost('who is probably whom among 100,000, in seconds', took, DUPLICATE_SECONDS)
}

/** The nightly look at all of them, in seconds. */
async function findDoubles(size: number | undefined): Promise<number> {
  const connectionString = databaseUrl(`bench_${size}`)
  const db = openDatabase<PeopleTables>(openPool({ connectionString }, () => undefined))
  const began = performance.now()
  await renewDuplicates(db)
  const took = (performance.now() - began) / 1000
  await db.destroy()
  return took
}

/** Upload, check, run and undo of a file, through the calls of the screen. */
async function importRows(grown: Grown | undefined): Promise<Row[]> {
  if (!grown) throw new Error('nothing was grown')
  const files = importClient(grown.admin, 'persons')
  const began = performance.now()
  const item = (await files.upload(file())).parse(Import)
  const uploaded = performance.now()
  await files.check(item)
  const { revision } = await reached(files, item._id, 'checked')
  const checked = performance.now()
  await files.post(item._id, 'run', { revision })
  const { counts } = await reached(files, item._id, 'done')
  const imported = performance.now()
  await files.post(item._id, 'undo')
  await reached(files, item._id, 'undone')
  const undone = performance.now()
  if (counts.new !== ROWS) throw new Error(`imported ${JSON.stringify(counts)}`)
  const seconds = (from: number, to: number) => (to - from) / 1000
  return [
    { name: 'upload of 100,000 rows', value: `${seconds(began, uploaded).toFixed(1)} s` },
    atMost('check of 100,000 rows, s', seconds(uploaded, checked), IMPORT_SECONDS),
    atMost('import of 100,000 rows, s', seconds(checked, imported), IMPORT_SECONDS),
    { name: 'upload, check and import', value: `${seconds(began, imported).toFixed(1)} s` },
    { name: 'undo of 100,000 rows', value: `${seconds(imported, undone).toFixed(1)} s` },
  ]
}

type Files = ReturnType<typeof importClient>

async function reached(files: Files, id: string, state: ImportState): Promise<Import> {
  for (;;) {
    const item = await files.read(id)
    if (item.isStuck) throw new Error(`stuck while ${item.state}`)
    if (item.state === state) return item
    await pause(LOOK_MS)
  }
}

function file(): string {
  const lines = Array.from({ length: ROWS }, (_, n) =>
    [
      `Vorname${n % 3000}`,
      `Nachname${n % 20_000}`,
      n % 7 === 0 ? `Betrieb ${n % 300}` : '',
      `import${n}@example.org`,
      `0341 ${2_000_000 + n}`,
      `${1 + (n % 28)}.${1 + (n % 12)}.${1940 + (n % 70)}`,
      `Ring ${n % 200}`,
      '04109',
      'Leipzig',
      `t${n % 60}`,
      n % 5 === 0 ? 'aus der alten Liste' : '',
    ].join(';'),
  )
  return [
    'Vorname;Nachname;Firma;E-Mail;Telefon;Geburtstag;Straße;PLZ;Ort;Schlagwörter;Notizen',
    ...lines,
  ].join('\n')
}

async function grow(client: pg.Client, size: number): Promise<void> {
  await client.query(FILL, [size])
  await client.query(ACCOUNTS, [size])
  await client.query(LINKS)
  const rules = { join: 'all', rules: [{ condition: 'people.tag', operator: 'is', value: ['t7'] }] }
  await client.query('insert into person_segments (id, name, rules) values ($1, $2, $3)', [
    SEGMENT,
    'Stammgäste',
    JSON.stringify(rules),
  ])
  // A table that was just filled has no statistics; one that grew in the course of years has.
  for (const table of FILLED) await client.query(`vacuum analyze ${table}`)
  await findDoubles(size)
  for (const table of ['person_duplicates', 'people']) await client.query(`vacuum analyze ${table}`)
}

const FILLED = [
  'people',
  'person_contacts',
  'person_search',
  'person_words',
  'person_links',
  'person_taggings',
  'users',
]

/**
 * A search asks the same in both sizes, so it has one answer in both: one person in each is called
 * Sonderling and was born in 1939, before all others; one has the name, the mail and the number that
 * are asked for. Four who share a birthday against nobody would compare how many persons are read with
 * none, not how they are found. For the same reason every filter fills a page in both, and has up to a
 * hundred times as many answers in the larger. Every fiftieth has the address of the one before.
 */
const FILL = `
  insert into people (id, first_name, last_name, company, birthday, contacts, tags, is_candidate,
    created_at, updated_at)
  select gen_random_uuid(), (array['Anna', 'Jürgen', 'Mehmet', 'Sophie', 'Karl', 'Lea'])[1 + n % 6],
    case when n = 1 then 'Sonderling' else
      'Wort' || n || 'ende ' || translate(substr(md5((n % 20000)::text), 1, 9),
        '0123456789', 'ghijklmnop') end,
    case when n % 7 = 0 then 'Betrieb ' || n % 300 else '' end,
    case when n = 1 then date '1939-11-03' else date '1940-01-01' + n % 25000 end,
    jsonb_build_array(
      jsonb_build_object('kind', 'email', 'label', '', 'value',
        'kunde' || n - (n % 50 = 0)::int || '@firma' || (n - (n % 50 = 0)::int) % 977 || '.example.org', 'proof', 'staff'),
      jsonb_build_object('kind', 'phone', 'label', '', 'value', '+49341' || 1000000 + n,
        'proof', 'staff')),
    array['t' || n % 40], n % 500 = 0 or n between 100 and 123, now() - random() * interval '1000 days',
    now() - random() * interval '1000 days'
  from generate_series(1, $1::int) n`

/** One in twenty has an account; the database makes the person of each. */
const ACCOUNTS = `
  insert into users (id, handle, name, roles, verified_at)
  select gen_random_uuid(), 'konto' || n || '@example.org', 'Konto Nummer' || n, '{user}', now()
  from generate_series(1, $1::int / 20) n`

/** Three in ten have written or reported something. */
const LINKS = `
  insert into person_links (id, person_id, module, noun, item_id, role, proof)
  select gen_random_uuid(), id, case n % 10 when 0 then 'bug-tracker' else 'messages' end,
    case n % 10 when 0 then 'bug' else 'message' end, gen_random_uuid(),
    case n % 10 when 0 then 'reporter' else 'sender' end, 'staff'
  from (select id, row_number() over (order by created_at, id) as n from people) numbered
  where n % 10 < 3`
