import { uuidv7 } from 'uuidv7'
import { LANGS, type Lang } from '#kernel/i18n/texts.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { replaceLaidEntries } from '#modules/entries/server/api.ts'
import type { EntryTables } from '#modules/entries/server/tables.ts'
import { layGallery } from '#modules/files/server/api.ts'
import { pagesAsLaid, replaceLaidPages } from '#modules/pages/server/api.ts'
import type { Refs, SiteTemplate } from '../site-template.ts'
import { installPictures } from './install-pictures.ts'
import { entryToLay, pageToLay } from './laid-things.ts'
import { type Progress, writeProgress } from './progress.ts'

export type Starter = { modules(): readonly ServerModule[] }

type Laying = {
  scope: Scope<EntryTables>
  change: Change<EntryTables>
}

/** What else becomes real together with the pages: facts, look, the mark that it was done. */
export type Finish = (
  change: Change<EntryTables>,
  laid: { progress: Progress; actionPage: string | null },
) => Promise<Progress>

/**
 * Lays a whole website. Pictures are stored one by one and noted, everything else is one change:
 * whoever is cut off in the middle finds nothing but pictures, and uses them when they go on.
 * Pages of an earlier template go to the trash as far as nobody touched them; one that was touched
 * stays where it is, in the place of the new one of the same key.
 */
export async function laySite(
  _starter: Starter,
  given: Scope<never>,
  { template, finish }: { template: SiteTemplate; finish: Finish },
): Promise<Progress> {
  const pictures = await installPictures(given, template)
  const scope = typedScope<EntryTables>(given)
  return scope.change(async (change) => {
    const laying: Laying = { scope, change }
    const before = await writeProgress(change, (known) => known)
    const laid = await layContent(laying, { template, before, pictures })
    const actionPage = template.action ? (laid.pages[template.action.page] ?? null) : null
    const done = await finish(change, { progress: laid, actionPage })
    return writeProgress(change, () => done)
  })
}

type Content = {
  template: SiteTemplate
  before: Progress
  pictures: ReadonlyMap<string, string>
}

async function layContent(laying: Laying, content: Content): Promise<Progress> {
  const { template, before } = content
  if (before.template === template.name) return before
  const old = Object.values(before.pages)
  const free = new Set(await pagesAsLaid(tablesOf(laying.change.kernel), old))
  const kept = Object.entries(before.pages).filter(([, id]) => !free.has(id))
  const stays = Object.fromEntries(kept)
  const fresh = template.pages.filter(({ key }) => !Object.hasOwn(stays, key))
  const pages = { ...stays, ...Object.fromEntries(fresh.map(({ key }) => [key, uuidv7()])) }
  const refs = await refsOf(laying, content, pages)
  const newPages = fresh.map((page) => pageToLay({ page, pages, refs, pictures: content.pictures }))
  await replaceLaidPages(laying, { old, pages: newPages })
  const entries = await replaceLaidEntries(laying, {
    old: before.entries,
    entries: template.news.map((news) => entryToLay(news, content.pictures)),
  })
  return { ...before, template: template.name, pages, entries }
}

/** A gallery has one language, so each of the template's is made once per language. */
async function refsOf(
  laying: Laying,
  { template, pictures }: Content,
  pages: Readonly<Record<string, string>>,
): Promise<Record<Lang, Refs>> {
  const galleries = new Map<string, string>()
  for (const { key, title, layout, items } of template.galleries) {
    for (const lang of LANGS) {
      const shown = items.map(({ picture, caption }) => ({
        file: must(pictures.get(picture), picture),
        caption: caption[lang],
      }))
      const id = await layGallery(laying, { title: title[lang], layout, items: shown })
      galleries.set(`${key} ${lang}`, id)
    }
  }
  const refsIn = (lang: Lang): Refs => ({
    picture: (name) => must(pictures.get(name), name),
    gallery: (key) => must(galleries.get(`${key} ${lang}`), key),
    page: (key) => must(pages[key], key),
  })
  return { de: refsIn('de'), en: refsIn('en') }
}

function must(id: string | undefined, name: string): string {
  if (!id) throw new Error(`The template names "${name}" but does not bring it`)
  return id
}
