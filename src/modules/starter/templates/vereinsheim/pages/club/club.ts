import type { Block } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { block, column, heading, lead, prose, section, toPage } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import type { clubDe } from './club.de.ts'

type Words = typeof clubDe

export function clubBlocks(words: Words, refs: Refs): Block[] {
  const { history } = words
  return [
    heading(words.heading.text, { level: 1, eyebrow: words.heading.eyebrow }, { md: 4, lg: 4 }),
    lead(words.lead, { md: 8, lg: 8 }),
    block('image', { file: refs.picture('pokale'), ratio: '21-9' }),
    section('plain', [
      heading(history.title, {}, { lg: 4 }),
      block('table', { rows: history.rows }, { lg: 8 }),
    ]),
    board(words, refs),
    statutes(words, refs),
    block('hr', { look: 'short' }),
    heading(words.gallery),
    block('gallery', { gallery: refs.gallery('season') }),
  ]
}

function board({ board: { title, people } }: Words, refs: Refs): Block {
  return section('raised', [
    heading(title),
    block('cards', {
      items: people.map(([file = '', name = '', text = '']) => ({
        title: name,
        text,
        file: refs.picture(file),
      })),
      columns: 4,
      look: 'plain',
    }),
  ])
}

function statutes({ statutes: { title, text, items, terms } }: Words, refs: Refs): Block {
  const rules = items.map(([name = '', rule = '']) => ({ title: name, text: composeText(rule) }))
  return section('plain', [
    column(
      [
        heading(title),
        prose(text),
        block('button', {
          buttons: [{ label: terms, link: toPage(refs.page('terms')), look: 'text' }],
        }),
      ],
      { md: 5, lg: 5 },
    ),
    block('accordion', { items: rules }, { md: 7, lg: 7 }),
  ])
}
