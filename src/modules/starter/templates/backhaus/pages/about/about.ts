import type { Block } from '#kernel/site/block/block.ts'
import { block, heading, lead, section } from '../../../../compose-blocks.ts'
import type { Refs, TemplatePage } from '../../../../site-template.ts'
import { beside, way } from '../parts.ts'
import { aboutDe } from './about.de.ts'
import { aboutEn } from './about.en.ts'

export const about: TemplatePage['words'] = {
  de: { ...aboutDe.page, blocks: (refs) => lay(aboutDe, refs) },
  en: { ...aboutEn.page, blocks: (refs) => lay(aboutEn, refs) },
}

function lay({ opening, years, people, mill, quote, more }: typeof aboutDe, refs: Refs): Block[] {
  return [
    heading(opening.heading, { level: 1, eyebrow: opening.eyebrow }, { lg: 6 }),
    lead(opening.lead, { lg: 6 }),
    block('image', { file: refs.picture('backhaus-laden'), ratio: '21-9' }),
    heading(years.heading),
    block('cards', { items: years.items, columns: 3, look: 'ruled' }),
    section('accent', [block('quote', quote)]),
    ...beside('right', { picture: refs.picture('backhaus-korn'), words: mill }),
    section('raised', [
      heading(people.heading),
      block('cards', { items: people.items, columns: 3, look: 'plain' }),
    ]),
    block('image', { file: refs.picture('backhaus-teig'), ratio: '3-2' }, { md: 7, lg: 8 }),
    block('image', { file: refs.picture('backhaus-cafe'), ratio: '4-5' }, { md: 5, lg: 4 }),
    way(more, refs.page('gallery')),
  ]
}
