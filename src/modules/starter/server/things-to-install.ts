import { inLangs, type Lang } from '#kernel/i18n/messages.ts'
import type { EntryToInstall } from '#modules/entries/server/api.ts'
import { markSamples } from '#modules/pages/blocks/palette/mark-samples.ts'
import type { PageToInstall } from '#modules/pages/server/api.ts'
import { composeWords } from '../compose-words.ts'
import type { Refs, TemplateNews, TemplatePage } from '../site-template.ts'

const DAY = 86_400_000
const HOME = 'home'
/** Where German visitors look for them, and where the shop links to. */
const LEGAL_PATHS: Readonly<Record<string, string>> = {
  terms: '/Agb',
  withdrawal: '/Widerrufsbelehrung',
  accessibility: '/Barrierefreiheit',
}

type Placed = {
  page: TemplatePage
  pages: Readonly<Record<string, string>>
  refs(lang: Lang): Refs
  pictures: ReadonlyMap<string, string>
  langs: readonly Lang[]
  /** For someone whose it will be: the mark says what is still to be made their own. */
  isMarked: boolean
}

/** A page of a template as the pages take it. */
export function pageToInstall({
  page,
  pages,
  refs,
  pictures,
  langs,
  isMarked,
}: Placed): PageToInstall {
  const { key, parent, view, isInMenu, isInFooter = Object.hasOwn(LEGAL_PATHS, key) } = page
  const wordsIn = (lang: Lang) => {
    const { title, slug, linktext = '', description, metaTitle = '', blocks } = page.words[lang]
    const fields = {
      title,
      slug,
      path: pathOf(key, lang),
      linktext,
      meta_title: metaTitle,
      meta_description: description,
      og_image: (page.image && pictures.get(page.image)) ?? '',
    }
    const written = blocks(refs(lang))
    return { fields, blocks: isMarked ? markSamples(written, title) : written }
  }
  return {
    id: pages[key] ?? '',
    parent: parent ? (pages[parent] ?? null) : null,
    view,
    isInMenu,
    isInFooter,
    words: inLangs(langs, wordsIn),
  }
}

/** All others go by their slug. */
function pathOf(key: string, lang: Lang): string {
  if (key === HOME) return '/'
  return (lang === 'de' && LEGAL_PATHS[key]) || ''
}

export function entryToInstall(
  news: TemplateNews,
  { pictures, langs, isMarked }: Pick<Placed, 'pictures' | 'langs' | 'isMarked'>,
): EntryToInstall {
  const { daysAgo, type, tags, author } = news
  const cover = pictures.get(news.cover) ?? ''
  const wordsIn = (lang: Lang) => {
    const { title, summary, content } = news.words[lang]
    const text = { id: 'text', type: 'text', v: 1, props: { text: composeWords(content) } }
    return { title, summary, cover, blocks: isMarked ? markSamples([text]) : [text] }
  }
  return {
    type,
    tags,
    author,
    published: new Date(Date.now() - daysAgo * DAY),
    words: inLangs(langs, wordsIn),
  }
}
