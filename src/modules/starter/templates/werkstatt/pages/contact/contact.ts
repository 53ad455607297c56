import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, lead, prose, section } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import type { contactDe } from './contact.de.ts'

export function contactBlocks(words: typeof contactDe, refs: Refs): Block[] {
  const { way, help } = words
  return [
    heading(words.heading.text, { level: 1, eyebrow: words.heading.eyebrow }),
    lead(words.lead, { lg: 8 }),
    column([heading(way.title), prose(way.text)], { md: 6, lg: 7 }),
    block('opening-hours', { title: words.hours }, { md: 6, lg: 5 }),
    block('image', { file: refs.picture('werkstatt-am-wasser'), ratio: '21-9' }),
    block('contact-form', words.write, { lg: 8 }),
    section('raised', [
      heading(help.title, {}, { lg: 4 }),
      block('cards', { items: help.items, columns: 3, look: 'ruled' }, { lg: 8 }),
    ]),
  ]
}
