import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, lead, prose, section } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import { toContact } from '../parts.ts'
import type { aboutDe } from './about.de.ts'

type Words = typeof aboutDe

export function aboutBlocks(words: Words, refs: Refs): Block[] {
  const { beginning, today, promises } = words
  const half = { md: 6, lg: 6 }
  return [
    heading(words.heading.text, { level: 1, eyebrow: words.heading.eyebrow }, { lg: 9 }),
    lead(words.lead, { lg: 8 }),
    block('image', { file: refs.picture('werkstatt-am-wasser'), ratio: '21-9' }),
    column([heading(beginning.title), prose(beginning.text)], half),
    column([heading(today.title), prose(today.text)], half),
    section('raised', [
      heading(promises.title),
      block('cards', { items: promises.items, columns: 3, look: 'ruled' }),
    ]),
    ...visit(words.visit, refs),
  ]
}

function visit({ title, text, button }: Words['visit'], refs: Refs): Block[] {
  return [
    block('image', { file: refs.picture('schwalbenschwanz'), ratio: '3-2' }, { md: 6, lg: 7 }),
    column(
      [heading(title), prose(text), block('button', toContact(button, refs))],
      { md: 6, lg: 5 },
      'center',
    ),
  ]
}
