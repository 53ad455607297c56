import type { Block } from '#kernel/site/block/block.ts'
import type { Refs, TemplatePage, TemplateText } from './site-template.ts'

export type PageWords = Omit<TemplateText, 'blocks'>

/**
 * Both languages share one layout; only the words differ.
 * @example words: inBoth(contactDe, contactEn, contactBlocks)
 */
export function inBoth<Words extends PageWords>(
  de: Words,
  en: Words,
  blocks: (words: Words, refs: Refs) => Block[],
): TemplatePage['words'] {
  const of = (words: Words): TemplateText => ({
    title: words.title,
    slug: words.slug,
    description: words.description,
    linktext: words.linktext,
    metaTitle: words.metaTitle,
    blocks: (refs) => blocks(words, refs),
  })
  return { de: of(de), en: of(en) }
}
