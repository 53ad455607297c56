import type pg from 'pg'
import type { Bench } from './bench.ts'
import { deepRow, growthRows, type Questions, withGrown } from './list-growth.ts'

const PATH = '/api/v1/system_bugtracker/getPageData'
const SIZES = [1000, 100_000, 1_000_000]
const PROJECT = '00000001-0000-7000-8000-000000000002'
const DEVELOPER = '00000002-0000-7000-8000-000000000003'

/** What the browse screen asks for; each on its own, because each has its own index to live on. */
const QUESTIONS: Questions = {
  'newest first': {},
  'one project': { selectedProject: PROJECT },
  'one status': { status: ['new'] },
  'one severity': { statusSeverity: ['critical'] },
  'one priority': { statusPriority: ['high'] },
  reproducible: { statusReproduce: ['always'] },
  'nobody assigned': { statusDeveloper: ['none'] },
  'one developer': { statusDeveloper: [DEVELOPER] },
  'one tag': { selectedTags: ['t7'] },
  'two filters': { statusSeverity: ['critical'], statusPriority: ['high'] },
  'by title': { sort: 'title' },
  'by severity': { sort: '-severity' },
  'by votes': { sort: '-votes' },
}

/** The list call at 1,000, 100,000 and 1,000,000 bugs, through the built app. */
export const bench: Bench = {
  title: 'Bug list (p95 against the same call at 1,000 bugs)',
  run: () =>
    withGrown({
      sizes: SIZES,
      grow: growTo,
      use: async (grown) => [
        ...(await growthRows({ grown, path: PATH, questions: QUESTIONS })),
        await deepRow(grown.slice(-1), PATH),
      ],
    }),
}

/** Rows are laid in without the indexes of lists and search, which are then built at once. */
export async function growTo(client: pg.Client, size: number): Promise<void> {
  const { rows } = await client.query('select count(*)::int as count from bugs')
  const missing = size - rows[0].count
  const indexes = await listIndexes(client)
  if (missing > 50_000) for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query(PLANS)
  await client.query(FILL, [Math.max(0, missing)])
  if (missing > 50_000) {
    await client.query(`set maintenance_work_mem = '256MB'`)
    for (const { definition } of indexes) await client.query(definition)
  }
  await client.query('vacuum analyze bugs')
  await client.query('vacuum analyze bug_texts')
}

async function listIndexes(client: pg.Client) {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('bugs', 'bug_texts')
      and indexname !~ '_(pkey|key|status_token)$'`)
  return rows
}

const PLANS = `
  insert into bug_projects (id, title)
  select ('00000001-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Projekt ' || n
  from generate_series(0, 3) n on conflict do nothing`

const FILL = `
  with made as (
    insert into bugs (id, title, project_id, type, status, severity, priority, reproduce,
      developer_id, tags, num_votes, created_at, updated_at)
    select gen_random_uuid(), 'Fehler ' || md5(n::text),
      ('00000001-0000-7000-8000-' || lpad(to_hex(n % 4), 12, '0'))::uuid, 'bug',
      case when random() < 0.7 then 'closed' else
        (enum_range(null::bug_status))[1 + floor(random() * 12)] end,
      (enum_range(null::bug_severity))[1 + floor(random() * 5)],
      (enum_range(null::bug_priority))[1 + floor(random() * 4)],
      (enum_range(null::bug_reproduce))[1 + floor(random() * 6)],
      case when random() < 0.8
        then ('00000002-0000-7000-8000-' || lpad(to_hex((random() * 20)::int), 12, '0'))::uuid end,
      array['t' || floor(random() * 60)], floor(random() * 40),
      now() - random() * interval '1000 days', now() - random() * interval '1000 days'
    from generate_series(1, $1::int) n returning id, number
  )
  insert into bug_texts (bug_id, body, words)
  select id, 'Beim Absenden des Formulars passiert nichts.',
    array_to_tsvector(array[number::text, 'absenden', 'formulars', 'passiert', 'nichts'])
  from made`
