import { createPreview, revokePreviews } from '#kernel/server/publishing/previews.ts'
import { mayPublish } from '#kernel/server/publishing/publish-right.ts'
import { listVersions, readSide, readVersion } from '#kernel/server/publishing/versions.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { previewPath } from '../contract-site.ts'
import type { EntryFields } from '../contract-values.ts'
import * as contract from '../contract-versions.ts'
import { takeEntry } from './queries.ts'
import { readDraft } from './read-entries.ts'
import { restoreVersion } from './restore-version.ts'
import { deskOf, ENTRY_SHELF, placeOf } from './shelf.ts'
import type { EntryTables } from './tables.ts'
import { takeContent } from './take-content.ts'
import { ENTRY_NOUN, type House, inOneChange } from './work.ts'

const on = routesOf<EntryTables>()

export function versionRoutes(house: House): Route[] {
  return [
    on(contract.listEntryVersions, ({ db }, { params: { id }, query: { lang, page } }) =>
      listVersions(placeOf(db, { id, lang }), page),
    ),
    on(contract.readEntryVersion, ({ db }, { params: { id, number }, query: { lang } }) =>
      readVersion<EntryFields>(placeOf(db, { id, lang }), number),
    ),
    on(contract.compareEntryVersions, async ({ db }, { params: { id }, query }) => {
      const place = placeOf(db, { id, lang: query.lang })
      const from = await readSide<EntryFields>(place, query.from)
      return { from, to: await readSide<EntryFields>(place, query.to) }
    }),
    on(contract.restoreEntryVersion, async (context, { params: { id, number }, body }) => {
      const { lang, block } = body
      await inOneChange(context, house, async (work) => {
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
    on(contract.createEntryPreview, async (context, { params: { id }, body: { lang, hours } }) => {
      // To visitors only if this person may publish.
      const isForStaff = !mayPublish(context, 'entries')
      const { token, expires } = await inOneChange(context, house, async (work) => {
        await takeEntry(work, id)
        const made = await createPreview(deskOf(work, { id, lang }), { hours, isForStaff })
        const after = { lang, expires: made.expires.toISOString(), isForStaff }
        await work.change.audit({ noun: ENTRY_NOUN, id, action: 'preview', after })
        return made
      })
      const url = context.settings.baseUrl + previewPath(lang, token)
      return { url, expires: expires.toISOString(), isForStaff }
    }),
    on(contract.revokeEntryPreviews, async (context, { params: { id } }) => {
      await inOneChange(context, house, async (work) => {
        await takeEntry(work, id)
        await revokePreviews({ db: work.change.db, shelf: ENTRY_SHELF }, id)
        await work.change.audit({ noun: ENTRY_NOUN, id, action: 'previews-revoked' })
      })
      return {}
    }),
  ]
}
