import { failures } from '#kernel/server/app-error.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
import type { CarryOver } from '#kernel/server/manifest/carry-over.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { routesOf } from '#kernel/server/route.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { link, readAddress } from '../link.ts'
import { linkPage } from '../link-page.ts'
import { linkKey } from './link-address.ts'

const on = routesOf<AnalyticsTables>()

export const linkResource = resourcesOf<AnalyticsTables>()(link, { table: 'analytics_links' })

export const linkRoutes = [
  ...linkResource.routes,
  on(readAddress, async ({ db, secret, settings, lang }, { params: { id } }) => {
    const [item] = await linkResource.read(db, [id])
    if (!item) throw failures.notFound()
    const path = linkPage.path[lang].replace(':key', linkKey(secret, id))
    return { url: mailLink(settings.baseUrl, path) }
  }),
]

/** A link that was closed since the archive was made stays closed; its history says so to the next restore. */
export const linkCarryOver: CarryOver = {
  save: [
    `create temporary table carried_link_endings on commit drop as
      select * from audit_log where noun = 'analytics-link' and action = 'delete'`,
    `create temporary table carried_link_days on commit drop as
      select id, until from analytics_links where until is not null`,
  ],
  apply: [
    `delete from analytics_links where id::text in (
      select item_id::text from carried_link_endings)`,
    `insert into audit_log select * from carried_link_endings on conflict do nothing`,
    // One whose last day was moved forward does not open for longer again.
    `update analytics_links link set until = carried.until from carried_link_days carried
      where carried.id = link.id and carried.until < coalesce(link.until, 'infinity')`,
  ],
}
