import { type Route, routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract-versions.ts'
import { createPreview, revokePreviews } from './previews.ts'
import { readDraft } from './read-pages.ts'
import type { PageTables } from './tables.ts'
import { takeContent, takePage } from './take-page.ts'
import { listVersions, readSide, readVersion, restoreVersion } from './versions.ts'
import { type House, inOneChange } from './work.ts'

const on = routesOf<PageTables>()

export function versionRoutes(house: House): Route[] {
  return [
    on(contract.listVersions, ({ db }, { params: { id }, query: { lang, page } }) =>
      listVersions(db, { id, lang }, page),
    ),
    on(contract.readVersion, async ({ db }, { params: { id, number }, query: { lang } }) => {
      const { row, version } = await readVersion(db, { id, lang }, number)
      return { version, fields: row.fields, blocks: row.blocks }
    }),
    on(contract.compareVersions, async ({ db }, { params: { id }, query }) => {
      const place = { id, lang: query.lang }
      const [from, to] = [
        await readSide(db, place, query.from),
        await readSide(db, place, query.to),
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
      const { path, expires } = await inOneChange(context, house, async (work) => {
        await takePage(work, id)
        return createPreview(work, { id, ...body })
      })
      return { url: context.settings.baseUrl + path, expires: expires.toISOString() }
    }),
    on(contract.revokePreviews, async (context, { params: { id } }) => {
      await inOneChange(context, house, async (work) => {
        await takePage(work, id)
        await revokePreviews(work, id)
      })
      return {}
    }),
  ]
}
