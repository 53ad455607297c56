import type { BlockType, BlockTypes } from '#kernel/site/block/block-type.ts'
import type { PageViewName } from '../../contract-values.ts'
import { DEFAULT_PALETTE } from '../all-types.ts'

const WORDS = ['heading', 'button', 'quote', 'table', 'accordion', 'tabs'] as const
const MEDIA = ['image', 'gallery', 'video', 'embed', 'file-list'] as const
const BOXES = ['section', 'column', 'cards'] as const
/** Made for the whole width of a page; beside a menu they would be squeezed. */
const BROAD = ['hero', 'logos'] as const
const FACTS = [
  'opening-hours',
  'contact-form',
  'newsletter-form',
  'newsletter-archive',
  'open-positions',
  'social-links',
  'search',
  'entry-list',
  'product-list',
  'product',
  'product-groups',
] as const
const SPECIAL = ['global', 'html'] as const
const EVERYTHING = [...WORDS, ...MEDIA, ...BROAD, ...BOXES, ...FACTS, ...SPECIAL]

/** What the template of a page adds to the four blocks every palette has. */
export const TEMPLATE_BLOCKS: Readonly<Record<PageViewName, readonly string[]>> = {
  standard: EVERYTHING,
  wide: EVERYTHING,
  landing: EVERYTHING,
  sidebar: [...WORDS, ...MEDIA, ...BOXES, ...FACTS, ...SPECIAL],
  news: ['heading', 'button', 'quote', ...MEDIA, 'section', 'column', 'entry-list', 'global'],
}

/**
 * The kinds one may add to a page, the usual four first. It decides about new blocks alone: what
 * stands on a page stays and can be changed, whatever template the page has now.
 */
export function offeredTypes(types: BlockTypes, view: PageViewName): BlockType[] {
  return [...DEFAULT_PALETTE, ...TEMPLATE_BLOCKS[view]].flatMap((name) => types.get(name) ?? [])
}

/** Whether everything that several blocks are made of may be added to a page. */
export function isOffered(kinds: Iterable<string>, view: PageViewName): boolean {
  const known = new Set<string>([...DEFAULT_PALETTE, ...TEMPLATE_BLOCKS[view]])
  return [...kinds].every((kind) => known.has(kind))
}
