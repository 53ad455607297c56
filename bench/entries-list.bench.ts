import type pg from 'pg'
import type { Bench } from './bench.ts'
import { deepRow, growthRows, type Questions, withGrown } from './list-growth.ts'

const PATH = '/api/v1/entry/getPageData'
const SIZES = [1000, 100_000]

/** What the browse screen asks for; each on its own, because each has its own index to live on. */
const QUESTIONS: Questions = {
  'newest first': {},
  'by title': { sort: 'title' },
  'last changed': { sort: '-updated' },
  live: { status: 'live' },
  drafts: { status: 'draft' },
  'one kind': { type: 'press' },
  'one tag': { tag: 't7' },
  'one year': { year: 2024 },
}

/** The list call at 1,000 and 100,000 entries, through the built app. */
export const bench: Bench = {
  title: 'Entry list (p95 against the same call at 1,000 entries)',
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

async function growTo(client: pg.Client, size: number): Promise<void> {
  const { rows } = await client.query('select count(*)::int as count from entries')
  await client.query(FILL, [Math.max(0, size - rows[0].count)])
  await client.query('vacuum analyze entries')
  await client.query('vacuum analyze entry_contents')
}

const FILL = `
  with made as (
    insert into entries (id, title, tags, tag_keys, type, publish_date, is_dated, author,
      created_at, updated_at, stage_de)
    select gen_random_uuid(), 'Beitrag ' || md5(n::text), array['t' || n % 60],
      array['t' || n % 60], (array['news', 'news', 'event', 'press'])[1 + n % 4],
      now() - random() * interval '2000 days', true, 'Maren Holm',
      now() - random() * interval '2000 days', now() - random() * interval '2000 days',
      case when random() < 0.9 then 'live' else 'draft' end
    from generate_series(1, $1::int) n returning id, title, publish_date, stage_de
  ), told as (
    select *, stage_de = 'live' as is_live, json_build_object('title', title, 'slug', id,
      'summary', 'Kurz gesagt', 'cover', '', 'media', '[]'::json, 'downloads', '[]'::json,
      'links', '[]'::json, 'meta_title', '', 'noindex', false) as fields from made
  )
  insert into entry_contents (entry_id, lang, title, draft, draft_blocks, live, live_blocks,
    is_live, has_changes, live_number, listed_at)
  select id, 'de', title, fields, '[]', case when is_live then fields end,
    case when is_live then '[]'::json end, is_live, not is_live, is_live::int,
    case when is_live then publish_date end
  from told`
