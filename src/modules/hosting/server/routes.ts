import type { Selectable } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { disposition } from '#kernel/server/http/download/file-name.ts'
import { webStream } from '#kernel/server/http/download/web-stream.ts'
import { wholeList } from '#kernel/server/list/list-totals.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { checkDomain, proveInstallation, readDomain } from '../domain/domain.calls.ts'
import { checkDomain as check, describeDomain, proofOf } from '../domain/server/check-domain.ts'
import {
  downloadExport,
  listExports,
  requestExport,
  type WebsiteExport,
} from '../export/export.calls.ts'
import { askForExport, KEPT_MS, keyOf } from '../export/server/exports.ts'
import type { HostingTables } from './tables.ts'

const on = routesOf<HostingTables>()
const SHOWN = 10

const domain: readonly Route[] = [
  on(readDomain, async (context) => describeDomain(context)),
  on(checkDomain, async (context) => check(context)),
  on(proveInstallation, async (context, { params }) => ({ proof: proofOf(context, params.token) })),
]

const copies: readonly Route[] = [
  on(listExports, async ({ db }) => {
    const rows = await db
      .selectFrom('website_exports')
      .selectAll()
      .where('created_at', '>', new Date(Date.now() - KEPT_MS))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(SHOWN)
      .execute()
    return wholeList(rows.map(toExport))
  }),
  on(requestExport, async (context, { body }) =>
    toExport(await askForExport(context, body.hasDrafts)),
  ),
  on(downloadExport, async (context, { params }) => {
    const { db, storage, reply } = context
    const row = await db
      .selectFrom('website_exports')
      .select(['id', 'size', 'created_at'])
      .where('id', '=', params.id)
      .where('state', '=', 'done')
      .where('created_at', '>', new Date(Date.now() - KEPT_MS))
      .executeTakeFirst()
    if (!row) throw failures.notFound()
    const name = `website-${row.created_at.toISOString().slice(0, 10)}.zip`
    reply.header('content-type', 'application/zip')
    reply.header('content-disposition', disposition('attachment', name))
    reply.header('cache-control', 'no-store')
    await context.change(({ audit }) =>
      audit({ noun: 'website-export', id: row.id, action: 'download' }),
    )
    const headers = { 'content-length': String(row.size) }
    return new Response(webStream(await storage.get(keyOf(row.id))), { headers })
  }),
]

export const routes: readonly Route[] = [...domain, ...copies]

function toExport(row: Selectable<HostingTables['website_exports']>): WebsiteExport {
  return {
    _id: row.id,
    state: row.state,
    fault: row.fault,
    hasDrafts: row.has_drafts,
    pages: row.pages,
    size: row.size,
    created: row.created_at.toISOString(),
    expires: new Date(row.created_at.getTime() + KEPT_MS).toISOString(),
  }
}
