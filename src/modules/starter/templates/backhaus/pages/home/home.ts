import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, prose, section, toPage } from '../../../../compose-blocks.ts'
import type { Refs, TemplatePage } from '../../../../site-template.ts'
import { askToOrder, beside, way } from '../parts.ts'
import { homeDe } from './home.de.ts'
import { homeEn } from './home.en.ts'

export const home: TemplatePage['words'] = {
  de: { ...homeDe.page, blocks: (refs) => lay(homeDe, refs) },
  en: { ...homeEn.page, blocks: (refs) => lay(homeEn, refs) },
}

type Words = typeof homeDe

function lay(words: Words, refs: Refs): Block[] {
  return [
    opening(words.opening, refs),
    hours(words.hours, refs),
    ...today(words.today, refs),
    ...byPost(words.byPost, refs),
    ...beside('left', {
      picture: refs.picture('backhaus-teig'),
      words: words.craft,
      to: refs.page('about'),
    }),
    section('raised', [
      ...beside('right', {
        picture: refs.picture('backhaus-theke'),
        words: words.sweet,
        to: refs.page('cakes'),
      }),
    ]),
    block('quote', words.quote),
    heading(words.glimpses.heading),
    block('gallery', { gallery: refs.gallery('favourites') }),
    way(words.glimpses.more, refs.page('gallery')),
    block('hr', { look: 'dots' }),
    block('entry-list', { title: words.news, count: 3, columns: 3 }),
    askToOrder(words.call, refs),
  ]
}

function opening(words: Words['opening'], refs: Refs): Block {
  const { order, look, ...more } = words
  return block('hero', {
    ...more,
    file: refs.picture('backhaus-ofen'),
    layout: 'beside',
    buttons: [
      { label: order, link: toPage(refs.page('contact')) },
      { label: look, link: toPage(refs.page('breads')), look: 'quiet' },
    ],
  })
}

function hours(words: Words['hours'], refs: Refs): Block {
  return section('raised', [
    column(
      [heading(words.heading), prose(words.text), way(words.way, refs.page('contact'))],
      { md: 6, lg: 7 },
      'center',
    ),
    block('opening-hours', { title: words.title }, { md: 6, lg: 5 }),
  ])
}

/** Where there is a shop: the way to its groups. */
function byPost({ heading: title }: Words['byPost'], { group }: Refs): Block[] {
  return group ? [block('product-groups', { title })] : []
}

const SHELF = ['backhaus-brotregal', 'backhaus-brezeln', 'backhaus-croissants'] as const

function today({ eyebrow, heading: title, items, more }: Words['today'], refs: Refs): Block[] {
  const shown = items.map((item, at) => ({
    ...item,
    file: refs.picture(SHELF[at] ?? SHELF[0]),
    link: toPage(refs.page('breads')),
  }))
  return [
    heading(title, { eyebrow }),
    block('cards', { items: shown, columns: 3, look: 'framed' }),
    way(more, refs.page('breads')),
  ]
}
