import { uuidv7 } from 'uuidv7'
import { AppError } from '#kernel/server/app-error.ts'
import type { NewPage } from '../../contract.ts'
import { PageFields as Fields, NO_FIELDS, type PageFields } from '../../contract-values.ts'
import { updateAddresses } from '../addresses/update-addresses.ts'
import { type Db, PAGE_NOUN, type PageChange } from '../unit-of-work.ts'
import { checkFields } from './check-fields.ts'
import { pageContent } from './page-content.ts'
import { columnsOf } from './structure.ts'

/** Makes a page as a draft. A slug made from the title gives way to others; one that was typed not. */
export async function createPage(change: PageChange, given: NewPage): Promise<string> {
  const { lang, ...rest } = given
  const id = uuidv7()
  const columns = await columnsOf(change, rest, { id, password_hash: null, type: 'page' })
  const position = rest.order ?? (await lastPosition(change.db, rest.parent_page ?? null)) + 1
  await change.db
    .insertInto('pages')
    .values({ id, ...columns, position })
    .execute()
  const fields = fieldsOf(change, given)
  await pageContent.insertDraft(change, { id, lang, fields, blocks: [] })
  const isTyped = Boolean(given.slug || given.path)
  if (isTyped) await updateAddresses(change, [id], { isDeep: false })
  else await claimAddresses(change, id)
  const after = { title: fields.title, parent: rest.parent_page ?? null }
  await change.audit({ noun: PAGE_NOUN, id, action: 'create', after })
  return id
}

/** Gives a new page its addresses; where one is taken, its slug becomes the suggested one. */
export async function claimAddresses(change: PageChange, id: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await updateAddresses(change, [id], { isDeep: false })
      return
    } catch (error) {
      const hint = hintOf(error)
      if (!hint || tries > 3) throw error
      await changeSlug(change, { id, ...hint })
    }
  }
}

function hintOf(error: unknown): { lang: 'de' | 'en'; slug: string } | undefined {
  if (!(error instanceof AppError) || !error.code.startsWith('address-')) return undefined
  const { suggestion, lang } = error.details
  if (typeof suggestion !== 'string') return undefined
  return { slug: suggestion, lang: lang === 'en' ? 'en' : 'de' }
}

async function changeSlug(
  change: PageChange,
  { id, lang, slug }: { id: string; lang: 'de' | 'en'; slug: string },
): Promise<void> {
  const row = await pageContent.find(change.db, { id, lang })
  if (!row) return
  await change.db
    .updateTable('page_contents')
    .set({ draft: JSON.stringify({ ...row.draft, slug, path: '' }) })
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .execute()
}

function fieldsOf(change: PageChange, given: NewPage): PageFields {
  const words = Object.keys(NO_FIELDS).flatMap((name): [string, unknown][] => {
    const value: unknown = Reflect.get(given, name)
    return value === undefined ? [] : [[name, value]]
  })
  const fields = Fields.parse({ ...NO_FIELDS, ...Object.fromEntries(words) })
  return checkFields(change.scope, fields)
}

async function lastPosition(db: Db, parent: string | null): Promise<number> {
  const { last } = await db
    .selectFrom('pages')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('parent_id', parent === null ? 'is' : '=', parent)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return last ?? 0
}
