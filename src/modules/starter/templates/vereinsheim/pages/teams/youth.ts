import type { Block } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { block, column, heading, section, toPage } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import type { youthDe } from './youth.de.ts'

type Words = typeof youthDe

export function youthBlocks(words: Words, refs: Refs): Block[] {
  const { hero, groups, rules } = words
  return [
    block('hero', {
      eyebrow: hero.eyebrow,
      title: hero.title,
      text: hero.text,
      file: refs.picture('jugendtraining'),
      layout: 'above',
      buttons: [{ label: hero.button, link: toPage(refs.page('contact')) }],
    }),
    section('raised', [
      heading(groups.title, {}, { lg: 3 }),
      block('table', { caption: groups.caption, rows: groups.rows }, { lg: 9 }),
    ]),
    heading(rules.title),
    block('cards', {
      items: rules.items.map(([title = '', text = '']) => ({ title, text })),
      columns: 3,
      look: 'ruled',
    }),
    section('accent', [
      block('quote', { ...words.quote, portrait: refs.picture('svenja-lohmann') }),
    ]),
    parents(words, refs),
  ]
}

function parents({ parents: title, faq }: Words, refs: Refs): Block {
  const items = faq.map(([question = '', answer = '']) => ({
    title: question,
    text: composeText(answer),
  }))
  return section('plain', [
    block('image', { file: refs.picture('tornetz'), ratio: '4-5' }, { md: 5, lg: 4 }),
    column(
      [heading(title), block('accordion', { items, isFirstOpen: true, isExclusive: true })],
      { md: 7, lg: 8 },
      'center',
    ),
  ])
}
