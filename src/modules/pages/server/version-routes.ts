import { listVersions, readSide, readVersion } from '#kernel/server/publishing/versions.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import type { PageFields } from '../contract-values.ts'
import * as contract from '../contract-versions.ts'
import { offerPreview, withdrawPreviews } from './previews.ts'
import { readDraft } from './read-pages.ts'
import { placeOf } from './shelf.ts'
import type { PageTables } from './tables.ts'
import { takeContent, takePage } from './take-page.ts'
import { restoreVersion } from './versions.ts'
import { type House, inOneChange } from './work.ts'

const on = routesOf<PageTables>()

export function versionRoutes(house: House): Route[] {
  return [
    on(contract.listVersions, ({ db }, { params: { id }, query: { lang, page } }) =>
      listVersions(placeOf(db, { id, lang }), page),
    ),
    on(contract.readVersion, ({ db }, { params: { id, number }, query: { lang } }) =>
      readVersion<PageFields>(placeOf(db, { id, lang }), number),
    ),
    on(contract.compareVersions, async ({ db }, { params: { id }, query }) => {
      const place = placeOf(db, { id, lang: query.lang })
      const [from, to] = [
        await readSide<PageFields>(place, query.from),
        await readSide<PageFields>(place, query.to),
      ]
      return { from, to }
    }),
    on(contract.restoreVersion, async (context, { params: { id, number }, body }) => {
      const { lang, block } = body
      await inOneChange(context, house, async (work) => {
        await takePage(work, id)
        const row = await takeContent(work, { id, ...body })
        await restoreVersion(work, row, { number, block })
      })
      return readDraft(context.db, id, lang)
    }),
    ...previewRoutes(house),
  ]
}

function previewRoutes(house: House): Route[] {
  return [
    on(contract.createPreview, async (context, { params: { id }, body }) => {
      const { path, expires, isForStaff } = await inOneChange(context, house, async (work) => {
        await takePage(work, id)
        return offerPreview(work, { id, ...body })
      })
      return { url: context.settings.baseUrl + path, expires: expires.toISOString(), isForStaff }
    }),
    on(contract.revokePreviews, async (context, { params: { id } }) => {
      await inOneChange(context, house, async (work) => {
        await takePage(work, id)
        await withdrawPreviews(work, id)
      })
      return {}
    }),
  ]
}
