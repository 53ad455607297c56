import { type RawBuilder, sql } from 'kysely'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { maskSecrets } from '#kernel/server/config/section-secrets.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { HostingTables } from '../../server/tables.ts'
import type { ZipEntry } from './zip-stream.ts'

const BATCH = 50
const FIRST = '00000000-0000-0000-0000-000000000000'

type Reader = Pick<Scope<HostingTables>, 'db' | 'config'>
type Row = { id: string; data: unknown }
type Query = (after: string) => RawBuilder<Row>

/** What the website is made of, as JSON: no accounts, no passwords, nothing that was deleted. */
export async function* writeData(reader: Reader, hasDrafts: boolean): AsyncGenerator<ZipEntry> {
  const parts: Record<string, Query> = {
    pages: pages(hasDrafts),
    entries: entries(hasDrafts),
    galleries,
    redirects,
  }
  for (const [name, query] of Object.entries(parts))
    yield { name: `data/${name}.json`, bytes: rows(reader, query) }
  yield { name: 'data/settings.json', bytes: settings(reader) }
}

/** A few rows at a time, by key. */
async function* rows({ db }: Reader, query: Query): AsyncGenerator<Buffer> {
  let after = FIRST
  let lead = '[\n'
  for (;;) {
    const found = (await query(after).execute(db)).rows
    for (const { data } of found) {
      yield Buffer.from(lead + JSON.stringify(data))
      lead = ',\n'
    }
    const last = found.at(-1)
    if (!last || found.length < BATCH) break
    after = last.id
  }
  yield Buffer.from(lead === '[\n' ? '[]\n' : '\n]\n')
}

/** Restricted pages are no part of the public website. */
function pages(hasDrafts: boolean): Query {
  return (after) => sql<Row>`
    select p.id, jsonb_build_object('id', p.id, 'parent', p.parent_id, 'type', p.type,
      'view', p.view, 'tags', p.tags, 'position', p.position, 'in_header', p.in_header,
      'in_footer', p.in_footer, 'languages', (${languages('page', hasDrafts)})) as data
    from pages p
    where p.id > ${after} and p.deleted_at is null and p.access = 'public'
      and exists (select from page_contents c where c.page_id = p.id and ${shown(hasDrafts)})
    order by p.id limit ${BATCH}`
}

function entries(hasDrafts: boolean): Query {
  return (after) => sql<Row>`
    select p.id, jsonb_build_object('id', p.id, 'type', p.type, 'tags', p.tags,
      'date', p.publish_date, 'author', p.author,
      'languages', (${languages('entry', hasDrafts)})) as data
    from entries p
    where p.id > ${after} and p.deleted_at is null
      and exists (select from entry_contents c where c.entry_id = p.id and ${shown(hasDrafts)})
    order by p.id limit ${BATCH}`
}

/** By language: what is live, and the draft where it was asked for. */
function languages(noun: 'page' | 'entry', hasDrafts: boolean) {
  const draft = sql`jsonb_build_object('draft', jsonb_build_object(
    'fields', c.draft, 'blocks', c.draft_blocks))`
  return sql`select jsonb_object_agg(c.lang,
      case when c.is_live then jsonb_build_object('fields', c.live, 'blocks', c.live_blocks)
        else '{}'::jsonb end || ${hasDrafts ? draft : sql`'{}'::jsonb`})
    from ${sql.table(`${noun}_contents`)} c
    where c.${sql.ref(`${noun}_id`)} = p.id and ${shown(hasDrafts)}`
}

function shown(hasDrafts: boolean) {
  return hasDrafts ? sql`true` : sql`c.is_live`
}

const galleries: Query = (after) => sql<Row>`
  select g.id, jsonb_build_object('id', g.id, 'title', g.title, 'layout', g.layout,
    'items', (select coalesce(jsonb_agg(jsonb_build_object('file', i.file_id, 'caption', i.caption)
      order by i.position), '[]'::jsonb) from gallery_items i where i.gallery_id = g.id)) as data
  from galleries g
  where g.id > ${after} and g.deleted_at is null
  order by g.id limit ${BATCH}`

const redirects: Query = (after) => sql<Row>`
  select r.id, jsonb_build_object('path', r.path, 'to_page', r.to_page, 'to_lang', r.to_lang,
    'to_path', r.to_path, 'is_permanent', r.is_permanent) as data
  from redirects r
  where r.id > ${after}
  order by r.id limit ${BATCH}`

async function* settings({ config }: Reader): AsyncGenerator<Buffer> {
  // An admin may not read what is kept for system, so it is not in a copy for admins.
  const values = config
    .sections()
    .filter(({ isSystemOnly }) => !isSystemOnly)
    .map((section) => [section.name, withoutMarks(maskSecrets(section, config.get(section)))])
  yield Buffer.from(`${JSON.stringify(Object.fromEntries(values), null, 2)}\n`)
}

/** A secret is left out as if it had never been set. */
function withoutMarks(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, held) => (held === SECRET_MARK ? '' : held))
}
