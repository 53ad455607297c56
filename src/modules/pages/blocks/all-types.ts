import type { BlockType } from '#kernel/site/block/block-type.ts'
import { accordion } from './accordion/block.ts'
import { button } from './button/block.ts'
import { cards } from './cards/block.ts'
import { column } from './column/block.ts'
import { contactForm } from './contact-form/block.ts'
import { download } from './download/block.ts'
import { embed } from './embed/block.ts'
import { entryList } from './entry-list/block.ts'
import { fileList } from './file-list/block.ts'
import { gallery } from './gallery/block.ts'
import { globalBlock } from './global/block.ts'
import { heading } from './heading/block.ts'
import { hero } from './hero/block.ts'
import { hr } from './hr/block.ts'
import { html } from './html/block.ts'
import { image } from './image/block.ts'
import { logos } from './logos/block.ts'
import { newsletterArchive } from './newsletter-archive/block.ts'
import { newsletterForm } from './newsletter-form/block.ts'
import { openPositions } from './open-positions/block.ts'
import { openingHours } from './opening-hours/block.ts'
import { productBlock } from './product/block.ts'
import { productGroups } from './product-groups/block.ts'
import { productList } from './product-list/block.ts'
import { quote } from './quote/block.ts'
import { search } from './search/block.ts'
import { section } from './section/block.ts'
import { socialLinks } from './social-links/block.ts'
import { spacer } from './spacer/block.ts'
import { table } from './table/block.ts'
import { tabs } from './tabs/block.ts'
import { text } from './text/block.ts'
import { video } from './video/block.ts'

/** In every palette (specification, section 3); the others come with a page's template. */
export const DEFAULT_PALETTE = ['spacer', 'text', 'hr', 'download'] as const

/** The kinds of blocks this module brings, in the order of the palette. */
export const pageBlockTypes: readonly BlockType[] = [
  spacer,
  text,
  hr,
  download,
  heading,
  button,
  quote,
  table,
  accordion,
  tabs,
  image,
  gallery,
  video,
  embed,
  logos,
  fileList,
  hero,
  section,
  column,
  cards,
  openingHours,
  contactForm,
  newsletterForm,
  newsletterArchive,
  openPositions,
  socialLinks,
  search,
  entryList,
  productList,
  productBlock,
  productGroups,
  globalBlock,
  html,
]
