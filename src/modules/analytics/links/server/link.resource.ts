import { failures } from '#kernel/server/app-error.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
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
