import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, prose, section, toPage } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import type { clubhouseDe } from './clubhouse.de.ts'

type Words = typeof clubhouseDe

export function clubhouseBlocks(words: Words, refs: Refs): Block[] {
  const { hero, rooms, kitchen } = words
  return [
    block('hero', {
      eyebrow: hero.eyebrow,
      title: hero.title,
      text: hero.text,
      file: refs.picture('vereinsheim-haus'),
      layout: 'over',
      buttons: [{ label: hero.button, link: toPage(refs.page('contact')) }],
    }),
    section('raised', [
      column(
        [
          heading(rooms.title),
          block('cards', {
            items: rooms.items.map(([title = '', text = '']) => ({ title, text })),
            columns: 1,
            look: 'ruled',
          }),
        ],
        { md: 7, lg: 7 },
      ),
      block(
        'column',
        { blocks: [block('opening-hours', { title: words.hours })], isFramed: true },
        { md: 5, lg: 5 },
      ),
    ]),
    section('plain', [
      block('image', { file: refs.picture('gastraum'), ratio: '3-2' }, { md: 6, lg: 7 }),
      column([heading(kitchen.title), prose(kitchen.text)], { md: 6, lg: 5 }, 'center'),
    ]),
    hire(words),
    heading(words.gallery),
    block('gallery', { gallery: refs.gallery('house') }),
  ]
}

function hire({ hire: { title, caption, rows, text } }: Words): Block {
  return section('accent', [
    column([heading(title), prose(text)], { md: 5, lg: 5 }),
    block('table', { caption, rows, hasNumbers: true }, { md: 7, lg: 7 }),
  ])
}
