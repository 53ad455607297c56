import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { sendSoldFile } from '#modules/catalog/server/api.ts'
import { orderFailures } from '../../errors.ts'
import { lockOrderAlone } from '../../returned/server/find-order.ts'
import type { OrderTables } from '../../server/tables.ts'
import type { OrderContext } from '../../server/unit-of-work.ts'
import { downloadFile } from '../download.calls.ts'
import { isReleased, openDownloads } from '../download.ts'
import { readDownloadLink } from './download-link.ts'

const on = routesOf<OrderTables>()

/** The link says which file; whether it is still given out is asked each time. */
export const downloadRoute: Route = on(downloadFile, async (context, { params }) => {
  const link = readDownloadLink(context.secret, params.link)
  if (!link) throw failures.notFound()
  if (link.isOver) throw orderFailures.linkOver()
  await noteFetched(context, link)
  return sendSoldFile(context, link.file)
})

type Sold = { line: string; file: string }

/** Whoever fetches it has it: with digital goods that ends the right to withdraw, so it is written down. */
async function noteFetched({ change }: OrderContext, { line, file }: Sold): Promise<void> {
  await change(async (unit) => {
    const { db } = unit
    const { rows } = await sql<{ order: string }>`select order_id as "order" from order_lines
      where id = ${line}`.execute(db)
    const order = rows[0] && (await lockOrderAlone(unit, rows[0].order))
    const found = order && openDownloads(order).find((one) => one.line === line && one._id === file)
    if (!found) throw failures.notFound()
    if (!isReleased(order)) throw orderFailures.notReleased()
    await sql`update order_files set fetched = fetched + 1, fetched_at = coalesce(fetched_at, now())
      where line_id = ${line} and file_id = ${file}`.execute(db)
    if (found.fetched > 0) return
    const after = { name: found.name }
    await unit.audit({ noun: 'order', id: order._id, action: 'file-fetched', after })
  })
}
