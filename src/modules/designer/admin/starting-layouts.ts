import type { Lang } from '#kernel/i18n/messages.ts'
import { pageTemplates } from '../sections/page-templates.ts'

/** Whole pages a new page may begin with, as the list of pages asks for them. */
export function startingLayouts() {
  const english = new Map(pageTemplates('en').map((one) => [one.name, one]))
  return pageTemplates('de').map(({ name, title, hint, view, sections }) => ({
    name,
    title: { de: title, en: english.get(name)?.title ?? title },
    hint: { de: hint, en: english.get(name)?.hint ?? hint },
    view,
    parts: sections.map((section) => ({ name: section, kind: kindOf(section) })),
    blocks: (lang: Lang) => pageTemplates(lang).find((one) => one.name === name)?.blocks ?? [],
  }))
}

type PartKind = 'opening' | 'columns' | 'halves' | 'lines' | 'band'

const KINDS: readonly [RegExp, PartKind][] = [
  [/^opening/, 'opening'],
  [/^call/, 'band'],
  [/^(about|picture|contact|hours)/, 'halves'],
  [/(list|table|questions)/, 'lines'],
]

function kindOf(section: string): PartKind {
  return KINDS.find(([names]) => names.test(section))?.[1] ?? 'columns'
}
