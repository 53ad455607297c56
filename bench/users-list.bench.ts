import type pg from 'pg'
import type { Bench } from './bench.ts'
import { growthRows, type Questions, withGrown } from './list-growth.ts'

const PATH = '/api/v1/auth/getDataUserBrowser'
const SIZES = [1000, 100_000]

/** What the user browser asks for; each on its own, because each has its own index to live on. */
const QUESTIONS: Questions = {
  'newest first': {},
  'one role': { role: ['member'] },
  'the common role': { role: ['user'] },
  blocked: { status: ['blocked'] },
  active: { status: ['active'] },
  'online now': { online: ['online'] },
  'by name': { sort: 'name' },
  'last seen': { sort: '-last_active' },
  'by customer number': { sort: 'customer_number' },
  'search for a name': { search: 'Anna Wort77ende' },
  'search for a mail': { search: 'kunde77@firma77.example.org' },
  'search for a number': { search: '10077' },
  'search with a typing error': { search: 'Sonderlnig' },
}

/** The list call at 1,000 and 100,000 accounts, through the built app. */
export const bench: Bench = {
  title: 'User browser (p95 against the same call at 1,000 accounts)',
  run: () =>
    withGrown({
      sizes: SIZES,
      grow,
      use: (grown) => growthRows({ grown, path: PATH, questions: QUESTIONS }),
    }),
}

async function grow(client: pg.Client, size: number): Promise<void> {
  await client.query(FILL, [size])
  for (const table of ['users', 'user_search', 'user_words']) {
    await client.query(`vacuum analyze ${table}`)
  }
}

/** One account in each size is called Sonderling, so that a typing error has one answer in both. */
const FILL = `
  insert into users (id, handle, name, roles, user_data, customer_number, verified_at, invited_at,
    is_blocked, created_at, last_active_at)
  select gen_random_uuid(), 'kunde' || n || '@firma' || n % 977 || '.example.org',
    (array['Anna', 'Jürgen', 'Mehmet', 'Sophie', 'Karl', 'Lea'])[1 + n % 6] || ' ' ||
      case when n = 1 then 'Sonderling' else
        'Wort' || n || 'ende ' || translate(substr(md5((n % 20000)::text), 1, 9),
          '0123456789', 'ghijklmnop') end,
    case when n % 500 = 0 then '{member}'::text[] else '{user}'::text[] end,
    jsonb_build_object('company', case when n % 7 = 0 then 'Betrieb ' || n % 300 else '' end),
    nextval('customer_numbers'),
    case when n % 50 = 0 then null else now() end,
    case when n % 100 = 0 then now() end,
    n % 200 = 0, now() - random() * interval '1000 days',
    case when n % 3 = 0 then null else now() - random() * interval '100 days' end
  from generate_series(1, $1::int) n`
