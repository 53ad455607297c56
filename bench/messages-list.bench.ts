import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { databaseUrl } from '../e2e/databases.ts'
import { atMost, type Bench } from './bench.ts'
import { type Grown, growthRows, type Questions, withGrown } from './list-growth.ts'

const PATH = '/api/v0/message/'
/** No small business has more; filling it takes some minutes. */
const SIZES = [1000, 1_000_000]
/** PostgreSQL counts what it read about once a second. */
const COUNTED_MS = 2500

/** What the inbox asks for; each on its own, because each has its own index to live on. */
const QUESTIONS: Questions = {
  inbox: { box: 'inbox' },
  mine: { box: 'mine' },
  unassigned: { box: 'unassigned' },
  waiting: { box: 'waiting' },
  done: { box: 'done' },
  spam: { box: 'spam' },
  snoozed: { box: 'snoozed' },
  'all, last changed': { box: 'all', sort: '-updated' },
  'one tag': { box: 'all', tags: 't7' },
  'search for a name': { box: 'all', search: 'Wort77ende' },
  'search for a mail': { box: 'all', search: 'kunde77@firma77.example.org' },
  'search with a typing error': { box: 'all', search: 'Sonderlnig' },
}

/** The inbox at 1,000 and 1,000,000 messages, and whether anything was read from one end to the other. */
export const bench: Bench = {
  title: 'Inbox (p95 against the same call at 1,000 messages)',
  run: () =>
    withGrown({
      sizes: SIZES,
      grow,
      use: async (grown) => {
        const before = await wholeReads(grown.at(-1))
        const rows = await growthRows({ grown, path: PATH, questions: QUESTIONS, method: 'GET' })
        const whole = (await wholeReads(grown.at(-1))) - before
        return [...rows, atMost('sequential scans over its tables, 1,000,000', whole, 0)]
      },
    }),
}

/** How often one of the tables was read as a whole. */
async function wholeReads(grown: Grown | undefined): Promise<number> {
  await pause(COUNTED_MS)
  const client = new pg.Client({ connectionString: databaseUrl(`bench_${grown?.size}`) })
  await client.connect()
  const { rows } = await client.query(`select sum(seq_scan)::int as n from pg_stat_user_tables
    where relname in ('messages', 'message_entries', 'message_texts', 'message_words')`)
  await client.end()
  return rows[0]?.n ?? Number.NaN
}

async function grow(client: pg.Client, size: number): Promise<void> {
  for (const statement of [MESSAGES, ENTRIES, TEXTS, WORDS]) await client.query(statement, [size])
  for (const table of ['messages', 'message_entries', 'message_texts', 'message_words'])
    await client.query(`vacuum analyze ${table}`)
}

/** Most are done, as in a house that answers; one in each size is from Sonderling. */
const MESSAGES = `
  insert into messages (id, state, is_read, name, email, subject, tags, snoozed_until, received_at,
    updated_at, erase_at)
  select gen_random_uuid(),
    (array['done', 'done', 'done', 'done', 'waiting', 'open', 'new', 'spam'])[1 + n % 8],
    n % 9 > 0,
    case when n = 1 then 'Anna Sonderling' else 'Anna Wort' || n || 'ende' end,
    'kunde' || n || '@firma' || n % 977 || '.example.org',
    'Anfrage ' || n, array['t' || n % 400],
    case when n % 700 = 0 then now() + interval '3 days' end,
    now() - n * interval '1 minute', now() - (n * 7919 % $1::int) * interval '1 minute',
    now() + interval '700 days'
  from generate_series(1, $1::int) n`

const ENTRIES = `
  insert into message_entries (id, message_id, kind, author_name, text)
  select gen_random_uuid(), id, 'in', name, 'Guten Tag, ' || subject || ' von ' || name
  from messages where $1::int > 0`

const TEXTS = `
  insert into message_texts (message_id, words)
  select id, array_to_tsvector(search_lexemes(concat_ws(' ', name, email, subject)))
  from messages where $1::int > 0 on conflict do nothing`

const WORDS = `
  insert into message_words (word)
  select distinct word from messages,
    unnest(search_words(concat_ws(' ', name, email, subject))) word
  where $1::int > 0 on conflict do nothing`
