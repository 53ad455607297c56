import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, lead, prose, section, toPage } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import { askToTalk, toContact } from '../parts.ts'
import type { homeDe } from './home.de.ts'

type Words = typeof homeDe

export function homeBlocks(words: Words, refs: Refs): Block[] {
  const { promise, steps } = words
  return [
    opening(words.hero, refs),
    section('plain', [heading(promise.title, {}, { lg: 5 }), lead(promise.text, { lg: 7 })]),
    ...services(words.services, refs),
    ...works(words.works, refs),
    ...goods(words.goods, refs),
    section('raised', [
      heading(steps.title, { anchor: steps.anchor }),
      block('cards', { items: steps.items, columns: 4, look: 'ruled' }),
    ]),
    block('quote', words.quote),
    block('entry-list', { title: words.news, count: 3, columns: 3 }),
    visit(words.visit, refs),
    block('image', { file: refs.picture('werkstatt-am-wasser'), ratio: '21-9' }),
    askToTalk(words.call, refs),
  ]
}

function opening({ discuss, look, ...words }: Words['hero'], refs: Refs): Block {
  return block('hero', {
    ...words,
    file: refs.picture('werkstatt-am-morgen'),
    layout: 'above',
    buttons: [
      ...toContact(discuss, refs).buttons,
      { label: look, link: toPage(refs.page('works')), look: 'quiet' },
    ],
  })
}

function services({ title, anchor, items }: Words['services'], refs: Refs): Block[] {
  const cards = [
    { ...items.furniture, link: toPage(refs.page('furniture')) },
    { ...items.kitchens, link: toPage(refs.page('interiors')) },
    { ...items.interiors, link: toPage(refs.page('interiors')) },
    { ...items.doors, link: toPage(refs.page('doors')) },
  ]
  return [
    heading(title, { anchor }, { lg: 3 }),
    block('cards', { items: cards, columns: 2, look: 'ruled' }, { lg: 9 }),
  ]
}

function works({ title, anchor, captions, more }: Words['works'], refs: Refs): Block[] {
  const link = toPage(refs.page('works'))
  const shown = (name: string, caption: string, lg: number) =>
    block('image', { file: refs.picture(name), caption, link }, { md: lg, lg })
  return [
    heading(title, { anchor }),
    shown('esstisch-eiche', captions.table, 7),
    shown('buecherwand', captions.bookcase, 5),
    shown('haustuer-1911', captions.door, 5),
    shown('schwalbenschwanz', captions.joint, 7),
    block('button', { buttons: [{ label: more, link, look: 'text' }] }),
  ]
}

/** What goes into a parcel, where there is a shop. */
function goods({ title }: Words['goods'], { group }: Refs): Block[] {
  if (!group) return []
  return [block('product-list', { title, source: 'group', group: group('kueche'), count: 4 })]
}

function visit({ title, anchor, text, button }: Words['visit'], refs: Refs): Block {
  return section('raised', [
    column([heading(title, { anchor }), prose(text), block('button', toContact(button, refs))], {
      md: 6,
      lg: 7,
    }),
    block('opening-hours', {}, { md: 6, lg: 5 }),
  ])
}
