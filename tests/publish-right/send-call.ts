import { type Kysely, sql } from 'kysely'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { png } from '#modules/files/server/test-files.ts'
import type { Answer, Caller } from '../caller.ts'

export type Call = {
  method: string
  path: string
  body?: object
  /** Sends a picture nobody has yet, instead of a body. */
  isUpload?: boolean
}

const ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/

/** Sends a call with the version of the thing as it is now: it shall not fail for being late. */
export async function sendCall(
  db: Kysely<KernelTables>,
  caller: Caller,
  call: Call,
): Promise<Answer> {
  await db.deleteFrom('rate_limits').execute()
  const now = await versionsOf(db, call)
  if (call.isUpload) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await png(40, 20))]), 'neu.png')
    const version = call.path.endsWith('/replace') ? `?version=${now.version}` : ''
    return caller.post(call.path + version, form)
  }
  if (call.body === undefined) return caller.raw(call.path, { method: call.method })
  return caller.raw(call.path, {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...call.body, ...wanted(call, now) }),
  })
}

type Versions = { version: number; revision: number }

/** What calls name the version by depends on the path alone. */
function wanted({ method, path }: Call, { version, revision }: Versions): object {
  if (path.startsWith('/api/v0/designer/draft')) return { base: revision }
  if (/\/(?:draft|discard|review|schedule|publish|decline|versions\/\d+\/restore)$/.test(path))
    return { revision }
  if (path.startsWith('/api/v0/global_block') && method === 'PUT') return { revision }
  const isVersioned =
    method === 'PUT' ||
    /\/(?:home|reset|start|pause|resume|cancel)$|\/(?:crop|rotate)\/$/.test(path)
  return isVersioned ? { version } : {}
}

/** By the id of the thing; stock is known by what lies there. */
const KEYS = ['id', 'variant_id']
let known: Promise<string> | undefined

/** One part of a query for each table whose rows have a version, whatever module it is of. */
function versionedTables(db: Kysely<KernelTables>): Promise<string> {
  known ??= sql<{ part: string }>`
    select format('select version, 0 as revision from %I where %I = asked.id', v.table_name, k.column_name) as part
    from information_schema.columns v join information_schema.columns k using (table_schema, table_name)
    where table_schema = 'public' and v.column_name = 'version' and v.data_type = 'integer'
      and k.column_name = any(${KEYS}) and k.data_type = 'uuid' and table_name <> 'global_blocks'`
    .execute(db)
    .then(({ rows }) => rows.map(({ part }) => part).join(' union all '))
  return known
}

async function versionsOf(db: Kysely<KernelTables>, { path, body }: Call): Promise<Versions> {
  const id = ID.exec(path)?.[0] ?? ID.exec(JSON.stringify(body ?? {}))?.[0]
  const lang = body && 'lang' in body ? String(body.lang) : 'de'
  const tables = sql.raw(await versionedTables(db))
  const { rows } = await sql<Versions>`
    with asked as (select ${id ?? null}::uuid as id, ${lang}::text as lang)
    select coalesce(max(known.version), 0) as version, coalesce(max(known.revision), 0) as revision
    from asked, lateral (
      ${tables}
      union all select 0, version from global_blocks where id = asked.id
      union all select 0, revision from page_contents where page_id = asked.id and lang = asked.lang
      union all select 0, revision from entry_contents
        where entry_id = asked.id and lang = asked.lang
    ) as known`.execute(db)
  return rows[0] ?? { version: 0, revision: 0 }
}
