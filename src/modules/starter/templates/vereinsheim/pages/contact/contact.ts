import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, lead, prose, section, toPage } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import type { contactDe } from './contact.de.ts'

type Words = typeof contactDe

export function contactBlocks(words: Words, refs: Refs): Block[] {
  const { way, people, call } = words
  return [
    heading(words.heading.text, { level: 1, eyebrow: words.heading.eyebrow }),
    lead(words.lead, { lg: 8 }),
    column([heading(way.title), prose(way.text)], { md: 7, lg: 7 }),
    block(
      'column',
      { blocks: [block('opening-hours', { title: words.hours })], isFramed: true },
      { md: 5, lg: 5 },
    ),
    block('image', { file: refs.picture('vereinsheim-haus'), ratio: '21-9' }),
    block('contact-form', words.write, { lg: 8 }),
    section('raised', [
      heading(people.title, {}, { lg: 4 }),
      block('table', { rows: people.rows }, { lg: 8 }),
    ]),
    section('accent', [
      heading(call.title, { align: 'center' }),
      block('button', {
        buttons: [{ label: call.button, link: toPage(refs.page('training')), look: 'quiet' }],
        align: 'center',
      }),
    ]),
  ]
}
