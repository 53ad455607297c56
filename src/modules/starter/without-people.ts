import { inLangs, LANGS, type Label, type Lang } from '#kernel/i18n/messages.ts'
import type { InventedName, SiteTemplate } from './site-template.ts'

/** What stands for someone until the owner names their own people. */
const STAND_INS: Readonly<Record<InventedName['kind'], Label>> = {
  full: { de: 'Vorname Nachname', en: 'First Last' },
  given: { de: 'Vorname', en: 'Name' },
  family: { de: 'Nachname', en: 'Last' },
}

type Replace = <T>(value: T, lang: Lang) => T

/** The template for someone whose website it will be: no invented person is named under their name. */
export function withoutPeople(template: SiteTemplate): SiteTemplate {
  const replace = replacing(template.people)
  return {
    ...template,
    pictures: template.pictures.map((one) => ({ ...one, alt: inBoth(replace, one.alt) })),
    galleries: template.galleries.map((one) => ({
      ...one,
      items: one.items.map((item) => ({ ...item, caption: inBoth(replace, item.caption) })),
    })),
    pages: template.pages.map((page) => ({
      ...page,
      words: { de: wordsIn(page, 'de'), en: wordsIn(page, 'en') },
    })),
  }

  function wordsIn(page: SiteTemplate['pages'][number], lang: Lang) {
    const { blocks, ...words } = page.words[lang]
    return {
      ...replace(words, lang),
      blocks: (refs: Parameters<typeof blocks>[0]) => replace(blocks(refs), lang),
    }
  }
}

function inBoth(replace: Replace, label: Label): Label {
  return { ...label, ...inLangs(LANGS, (lang) => replace(label[lang], lang)) }
}

/** Longest first, so that a whole name is not taken for a given one. */
function replacing(people: readonly InventedName[]): Replace {
  const sorted = people.toSorted((a, b) => b.name.length - a.name.length)
  const inText = (text: string, lang: Lang) =>
    sorted.reduce((said, { name, kind }) => said.replaceAll(name, STAND_INS[kind][lang]), text)
  return (value, lang) =>
    JSON.parse(JSON.stringify(value), (_, held) =>
      typeof held === 'string' ? inText(held, lang) : held,
    )
}
