import type { Block } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { block, column, heading, prose, section, toPage } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import type { joinDe } from './join.de.ts'

type Words = typeof joinDe

export function joinBlocks(words: Words, refs: Refs): Block[] {
  return [
    opening(words, refs),
    section('raised', [
      heading(words.steps.title),
      block('cards', {
        items: words.steps.items.map(([title = '', text = '']) => ({ title, text })),
        columns: 3,
        look: 'ruled',
      }),
    ]),
    fees(words),
    questions(words, refs),
    paper(words, refs),
  ]
}

function opening({ hero, faq }: Words, refs: Refs): Block {
  const mail = { to: 'mail', mail: '{{business.email}}', subject: hero.subject }
  return block('hero', {
    eyebrow: hero.eyebrow,
    title: hero.title,
    text: hero.text,
    file: refs.picture('fans-am-deich'),
    layout: 'beside',
    buttons: [
      { label: hero.mail, link: mail },
      { label: hero.ask, link: { to: 'page', page: null, anchor: faq.anchor }, look: 'quiet' },
    ],
  })
}

function fees({ fees: { title, caption, rows, note } }: Words): Block {
  return section('plain', [
    column([heading(title), prose(note)], { md: 12, lg: 4 }),
    block('table', { caption, rows, hasNumbers: true }, { md: 12, lg: 8 }),
  ])
}

function questions({ faq }: Words, refs: Refs): Block {
  const items = faq.items.map(([title = '', text = '']) => ({ title, text: composeText(text) }))
  return section('raised', [
    column(
      [
        heading(faq.title, { anchor: faq.anchor }),
        block('accordion', { items, isFirstOpen: true }),
      ],
      { md: 7, lg: 7 },
    ),
    block('image', { file: refs.picture('tornetz'), ratio: '4-5' }, { md: 5, lg: 5 }),
  ])
}

function paper({ paper: { title, text, terms } }: Words, refs: Refs): Block {
  return section('accent', [
    column([heading(title), prose(text)], { md: 8, lg: 8 }),
    column(
      [
        block('button', {
          buttons: [{ label: terms, link: toPage(refs.page('terms')), look: 'quiet' }],
          align: 'end',
        }),
      ],
      { md: 4, lg: 4 },
      'center',
    ),
  ])
}
