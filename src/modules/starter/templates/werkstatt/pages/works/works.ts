import type { Block } from '#kernel/site/block/block.ts'
import { block, heading, lead, section } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import { toContact } from '../parts.ts'
import type { worksDe } from './works.de.ts'

export function worksBlocks(words: typeof worksDe, refs: Refs): Block[] {
  const { call } = words
  return [
    heading(words.heading.text, { level: 1, eyebrow: words.heading.eyebrow }),
    lead(words.lead, { lg: 8 }),
    block('gallery', { gallery: refs.gallery('works') }),
    section('raised', [
      heading(call.title, {}, { md: 7, lg: 8 }),
      block('button', { ...toContact(call.button, refs), align: 'end' }, { md: 5, lg: 4 }),
    ]),
  ]
}
