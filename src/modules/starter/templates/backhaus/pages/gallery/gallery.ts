import type { Block } from '#kernel/site/block/block.ts'
import { block, heading, lead } from '../../../../compose-blocks.ts'
import type { Refs, TemplatePage } from '../../../../site-template.ts'
import { askToOrder } from '../parts.ts'
import { galleryDe } from './gallery.de.ts'
import { galleryEn } from './gallery.en.ts'

export const gallery: TemplatePage['words'] = {
  de: { ...galleryDe.page, blocks: (refs) => lay(galleryDe, refs) },
  en: { ...galleryEn.page, blocks: (refs) => lay(galleryEn, refs) },
}

function lay({ opening, call }: typeof galleryDe, refs: Refs): Block[] {
  return [
    heading(opening.heading, { level: 1, eyebrow: opening.eyebrow }),
    lead(opening.lead, { lg: 8 }),
    block('gallery', { gallery: refs.gallery('glimpses') }),
    askToOrder(call, refs),
  ]
}
