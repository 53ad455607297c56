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
  const isVersioned = method === 'PUT' || /\/(?:home|reset)$|\/(?:crop|rotate)\/$/.test(path)
  return isVersioned ? { version } : {}
}

async function versionsOf(db: Kysely<KernelTables>, { path, body }: Call): Promise<Versions> {
  const id = ID.exec(path)?.[0] ?? ID.exec(JSON.stringify(body ?? {}))?.[0]
  const lang = body && 'lang' in body ? String(body.lang) : 'de'
  const { rows } = await sql<Versions>`
    select coalesce(max(version), 0) as version, coalesce(max(revision), 0) as revision from (
      select version, 0 as revision from pages where id = ${id}::uuid
      union all select version, 0 from entries where id = ${id}::uuid
      union all select version, 0 from files where id = ${id}::uuid
      union all select version, 0 from galleries where id = ${id}::uuid
      union all select 0, version from global_blocks where id = ${id}::uuid
      union all select 0, revision from page_contents
        where page_id = ${id}::uuid and lang = ${lang}
      union all select 0, revision from entry_contents
        where entry_id = ${id}::uuid and lang = ${lang}
    ) as known`.execute(db)
  return rows[0] ?? { version: 0, revision: 0 }
}
