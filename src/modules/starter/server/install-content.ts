import { uuidv7 } from 'uuidv7'
import { siteSection } from '#kernel/contract/sections/site.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Change } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { replaceLaidEntries } from '#modules/entries/server/api.ts'
import type { EntryTables } from '#modules/entries/server/tables.ts'
import { installGallery } from '#modules/files/server/api.ts'
import { addLaidLanguages, pagesAsLaid, replaceLaidPages } from '#modules/pages/server/api.ts'
import type { StockTables } from '#modules/stock/server/tables.ts'
import type { Refs, SiteTemplate, TemplatePage } from '../site-template.ts'
import type { InstalledShop, Progress } from './progress.ts'
import { entryToInstall, pageToInstall } from './things-to-install.ts'

/** Whatever a template brings. */
export type SiteTables = EntryTables & StockTables
export type SiteChange = Change<SiteTables>

type Content = {
  template: SiteTemplate
  langs: readonly Lang[]
  before: Progress
  pictures: ReadonlyMap<string, string>
  /** For someone whose it will be, not as a demo. */
  isMarked: boolean
  /** Null where no shop is wanted. */
  shop: InstalledShop | null
}

/** What is there now, and which galleries were made for it. */
type Installed = { progress: Progress; galleries: readonly string[] }

/** Pages, news and galleries of a template; nothing where they stand already. */
export async function installContent(change: SiteChange, content: Content): Promise<Installed> {
  const { template, langs, before, pictures, isMarked, shop } = content
  if (before.template === template.name)
    return addShopPages(change, content, await addMissingLanguages(change, content))
  const old = Object.values(before.pages)
  const stays = await stayingPages(change, before)
  const fresh = wantedPages(content).filter(({ key }) => !Object.hasOwn(stays, key))
  // A page that was removed for good comes back under its id: what points to it need not change.
  const former = await erasedPages(change, before)
  const ids = fresh.map(({ key }): [string, string] => [key, former.get(key) ?? uuidv7()])
  const pages = { ...stays, ...Object.fromEntries(ids) }
  const galleries = await installGalleries(change, content)
  const refs = refsOf({ pictures, galleries, pages, shop })
  const toLay = fresh.map((page) => pageToInstall({ page, pages, refs, pictures, langs, isMarked }))
  await replaceLaidPages({ change }, { old, pages: toLay })
  const entries = await replaceLaidEntries(
    { change },
    { old: before.entries, entries: template.news.map((news) => entryToInstall(news, content)) },
  )
  const progress = { ...before, template: template.name, pages, entries }
  return { progress, galleries: [...galleries.values()] }
}

/** What speaks of buying stands only where something is sold. */
function wantedPages({ template, shop }: Content): TemplatePage[] {
  return template.pages.filter(({ isOfShop = false }) => shop !== null || !isOfShop)
}

/** A shop that comes later brings its pages along. */
async function addShopPages(
  change: SiteChange,
  content: Content,
  installed: Installed,
): Promise<Installed> {
  const { pictures, langs, isMarked, shop } = content
  const { pages: known } = installed.progress
  const fresh = wantedPages(content).filter(
    ({ key, isOfShop = false }) => isOfShop && !Object.hasOwn(known, key),
  )
  if (fresh.length === 0) return installed
  const pages = { ...known, ...Object.fromEntries(fresh.map(({ key }) => [key, uuidv7()])) }
  const refs = refsOf({ pictures, galleries: new Map(), pages, shop })
  const toLay = fresh.map((page) => pageToInstall({ page, pages, refs, pictures, langs, isMarked }))
  await replaceLaidPages({ change }, { old: [], pages: toLay })
  return { ...installed, progress: { ...installed.progress, pages } }
}

type Named = {
  pictures: ReadonlyMap<string, string>
  galleries: ReadonlyMap<string, string>
  pages: Readonly<Record<string, string>>
  shop: InstalledShop | null
}

function refsOf({ pictures, galleries, pages, shop }: Named): (lang: Lang) => Refs {
  return (lang) => ({
    picture: (name) => must(pictures.get(name), name),
    gallery: (key) => must(galleries.get(`${key} ${lang}`), key),
    page: (key) => must(pages[key], key),
    group: shop && ((key) => must(shop.groups[key], key)),
  })
}

/** The same template in a further language: its pages get those words beside what they say already. */
async function addMissingLanguages(change: SiteChange, content: Content): Promise<Installed> {
  const { template, before, pictures, isMarked, shop, langs: asked } = content
  const langs = await missingLanguages(change, content)
  if (langs.length === 0) return { progress: before, galleries: [] }
  const { pages } = before
  const known = await presentPages(change, Object.values(pages))
  const galleries = await installGalleries(change, { ...content, langs })
  const refs = refsOf({ pictures, galleries, pages, shop })
  const there = template.pages.filter(({ key }) => known.has(pages[key] ?? ''))
  const fresh = there.map((page) => pageToInstall({ page, pages, refs, pictures, langs, isMarked }))
  // Visitors of a website that is online get no samples beside what they know: drafts wait.
  const isShown = change.scope.config.get(siteSection).is_public && langs.length < asked.length
  await addLaidLanguages({ change }, { pages: fresh, isLive: !isShown })
  return { progress: before, galleries: [...galleries.values()] }
}

/** Languages that were asked for and that none of the pages has. */
async function missingLanguages(
  { db }: SiteChange,
  { before, langs }: Content,
): Promise<readonly Lang[]> {
  const ids = Object.values(before.pages)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('page_contents')
    .select('lang')
    .distinct()
    .where('page_id', 'in', ids)
    .execute()
  const known = new Set(rows.map(({ lang }) => lang))
  return langs.filter((lang) => !known.has(lang))
}

/** Pages of before that somebody touched, by their keys. */
async function stayingPages(change: SiteChange, { pages }: Progress) {
  const known = await presentPages(change, Object.values(pages))
  const free = new Set(await pagesAsLaid(tablesOf(change.kernel), Object.values(pages)))
  return Object.fromEntries(
    Object.entries(pages).filter(([, id]) => known.has(id) && !free.has(id)),
  )
}

async function erasedPages(change: SiteChange, { pages }: Progress): Promise<Map<string, string>> {
  const known = await presentPages(change, Object.values(pages))
  return new Map(Object.entries(pages).filter(([, id]) => !known.has(id)))
}

/** Those of the pages that have a row, be it in the trash. */
async function presentPages({ db }: SiteChange, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('pages').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** A gallery has one language, so each of the template's is made once per language. */
async function installGalleries(
  change: SiteChange,
  { template, pictures, langs }: Content,
): Promise<Map<string, string>> {
  const galleries = new Map<string, string>()
  for (const { key, title, layout, items } of template.galleries) {
    for (const lang of langs) {
      const shown = items.map(({ picture, caption }) => ({
        file: must(pictures.get(picture), picture),
        caption: caption[lang],
      }))
      const id = await installGallery({ change }, { title: title[lang], layout, items: shown })
      galleries.set(`${key} ${lang}`, id)
    }
  }
  return galleries
}

function must(id: string | undefined, name: string): string {
  if (!id) throw new Error(`The template names "${name}" but does not bring it`)
  return id
}
