import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import type { PageStructure, PageUpdate } from '../../contract.ts'
import { NO_FIELDS, PageFields } from '../../contract-values.ts'
import { updateAddresses } from '../addresses/update-addresses.ts'
import { type PageRow, pageForUpdate } from '../queries/page-rows.ts'
import { editingRight, must } from '../rights.ts'
import { keepingOrder } from '../tree/guard-order.ts'
import { MENU_TAG, PAGE_NOUN, PAGES_TAG, type PageChange, pageTag } from '../unit-of-work.ts'
import { guardStructure } from './guard-shown.ts'
import { pageContent } from './page-content.ts'
import { columnsOf } from './structure.ts'

/** `PUT /page/`: structure at once, words into the draft, `offline` last. Returns who moved. */
export async function changePage(
  change: PageChange,
  id: string,
  given: PageUpdate,
): Promise<string[]> {
  const { lang, offline, version, ...rest } = given
  const right = editingRight(change.scope)
  if (offline !== undefined) must(change.scope, 'publish')
  const page = await pageForUpdate(change, id, version)
  const { words, structure } = split(rest)
  if (right === 'content' && Object.keys(structure).length > 0) throw failures.noPermission()
  const moved = await changeStructure(change, page, structure)
  if (words) moved.push(...(await pageContent.saveDraft(change, { id, lang, fields: words })))
  if (offline === true) await pageContent.takeOffline(change, { id, lang })
  if (offline === false) {
    const row = await pageContent.find(change.db, { id, lang })
    if (!row) throw failures.notFound()
    moved.push(...(await pageContent.publishDraft(change, row)))
  }
  return [...new Set(moved)]
}

/** Changes what belongs to the page in all languages, if anything differs. */
async function changeStructure(
  change: PageChange,
  page: PageRow,
  structure: PageStructure,
): Promise<string[]> {
  const columns = await columnsOf(change, structure, page)
  if (Object.keys(columns).length === 0) return []
  await guardStructure(change, page, columns)
  await keepingOrder(change, () =>
    change.db
      .updateTable('pages')
      .set({ ...columns, version: page.version + 1, updated_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', page.id)
      .execute(),
  )
  change.touch(pageTag(page.id), MENU_TAG, PAGES_TAG)
  const { before, after } = snapshots(page, columns)
  await change.audit({ noun: PAGE_NOUN, id: page.id, action: 'update', before, after })
  const isMoved =
    (columns.parent_id !== undefined && columns.parent_id !== page.parent_id) ||
    (columns.type !== undefined && columns.type !== page.type)
  return isMoved ? updateAddresses(change, [page.id], { isDeep: true }) : []
}

function snapshots(page: PageRow, columns: object) {
  const old = new Map<string, unknown>(Object.entries(page))
  const fields = Object.entries(columns).filter(([name]) => name !== 'password_hash')
  return {
    before: Object.fromEntries(fields.map(([name]) => [name, old.get(name) ?? null])),
    after: Object.fromEntries(fields),
  }
}

type Rest = Omit<PageUpdate, 'lang' | 'offline' | 'version'>

function split(rest: Rest): { words?: Partial<PageFields>; structure: PageStructure } {
  const isWord = (name: string) => Object.hasOwn(NO_FIELDS, name)
  const entries = Object.entries(rest).filter(([, value]) => value !== undefined)
  const words = PageFields.partial().parse(Object.fromEntries(entries.filter(([n]) => isWord(n))))
  const { parent_page, order, type, tags, template, access, showInMenu, showInFooter } = rest
  const all = { parent_page, order, type, tags, template, access, showInMenu, showInFooter }
  const given = Object.entries(all).filter(([, value]) => value !== undefined)
  return {
    ...(Object.keys(words).length > 0 && { words }),
    structure: Object.fromEntries(given),
  }
}
