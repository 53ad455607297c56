import { uuidv7 } from 'uuidv7'
import { translator } from '#kernel/i18n/messages.ts'
import { pageMessages } from '../../pages/messages.ts'
import { HOME_PATH } from '../addresses/addresses.ts'
import { updateAddresses } from '../addresses/update-addresses.ts'
import { type PageRow, pageForUpdate } from '../queries/page-rows.ts'
import { type Db, PAGE_NOUN, type PageChange } from '../unit-of-work.ts'
import { claimAddresses } from './create-page.ts'
import { pageContent } from './page-content.ts'

/** Copies a page, and all below it when wanted, as drafts beside the original. */
export async function duplicatePage(
  change: PageChange,
  id: string,
  { withDescendants }: { withDescendants: boolean },
): Promise<string> {
  const page = await pageForUpdate(change, id)
  // Read before anything is written: a copy below the original must not be copied again.
  const below = withDescendants ? await readBelow(change.db, page.id) : new Map()
  const copy = await copyPage(change, page, { parent: page.parent_id, isTop: true })
  await claimAddresses(change, copy)
  await copyBelow(change, below, { from: page.id, to: copy })
  if (below.size > 0) await updateAddresses(change, [copy], { isDeep: true })
  await change.audit({ noun: PAGE_NOUN, id: copy, action: 'create', after: { copyOf: id } })
  return copy
}

async function readBelow(db: Db, id: string): Promise<Map<string, PageRow[]>> {
  const found = new Map<string, PageRow[]>()
  let parents = [id]
  while (parents.length > 0) {
    const rows = await db
      .selectFrom('pages')
      .selectAll()
      .where('parent_id', 'in', parents)
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .execute()
    for (const row of rows) {
      const parent = row.parent_id ?? ''
      found.set(parent, [...(found.get(parent) ?? []), row])
    }
    parents = rows.map((row) => row.id)
  }
  return found
}

async function copyBelow(
  change: PageChange,
  below: ReadonlyMap<string, PageRow[]>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const child of below.get(from) ?? []) {
    const copy = await copyPage(change, child, { parent: to, isTop: false })
    await copyBelow(change, below, { from: child.id, to: copy })
  }
}

async function copyPage(
  change: PageChange,
  page: PageRow,
  { parent, isTop }: { parent: string | null; isTop: boolean },
): Promise<string> {
  const id = uuidv7()
  const { position, view, tags, access, access_roles, password_hash, in_header, in_footer } = page
  await change.db
    .insertInto('pages')
    .values({
      id,
      parent_id: parent,
      position,
      view,
      tags,
      access,
      access_roles,
      password_hash,
      in_header,
      in_footer,
    })
    .execute()
  for (const row of await pageContent.findAll(change.db, page.id)) {
    const t = translator(pageMessages, row.lang)
    const title = isTop ? t('copy', { title: row.draft.title }).slice(0, 200) : row.draft.title
    const path = row.draft.path === HOME_PATH ? '' : row.draft.path
    const fields = { ...row.draft, title, path }
    await pageContent.insertDraft(change, { id, lang: row.lang, fields, blocks: row.draft_blocks })
  }
  return id
}
