import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, lead, prose, section, toPage } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import type { homeDe } from './home.de.ts'

type Words = typeof homeDe

const SPONSORS = [
  ['foerderer-kruse', 'Landbäckerei Kruse'],
  ['foerderer-allerrad', 'Fahrradhaus Allerrad'],
  ['foerderer-heidestrom', 'Heidestrom'],
  ['foerderer-behn', 'Dachdeckerei Behn'],
  ['foerderer-linde', 'Gasthof zur Linde'],
  ['foerderer-timm', 'Autowerkstatt Timm'],
] as const

export function homeBlocks(words: Words, refs: Refs): Block[] {
  return [
    opening(words, refs),
    nextMatch(words, refs),
    block('entry-list', { title: words.news, count: 4, columns: 3 }),
    teams(words, refs),
    ...fanShop(words, refs),
    ...facts(words),
    invitation(words, refs),
    block('quote', { ...words.quote, portrait: refs.picture('svenja-lohmann') }),
    house(words, refs),
    block('logos', {
      title: words.sponsors,
      items: SPONSORS.map(([file, name]) => ({ file: refs.picture(file), name })),
    }),
  ]
}

/** Two beside two on phones and tablets, four in a row above them. */
function facts({ facts: pairs }: Words): Block[] {
  return pairs.map((text) => ({
    ...block('heading', { text, level: 3, align: 'center' }),
    attrs: { size: { xs: 6, lg: 3 } },
  }))
}

function opening({ hero }: Words, refs: Refs): Block {
  return block('hero', {
    eyebrow: hero.eyebrow,
    title: hero.title,
    text: hero.text,
    file: refs.picture('flutlichtspiel'),
    layout: 'over',
    buttons: [
      { label: hero.join, link: toPage(refs.page('join')) },
      { label: hero.training, link: toPage(refs.page('training')), look: 'quiet' },
    ],
  })
}

/** Right below the opening: what visitors of a club come for. */
function nextMatch({ match }: Words, refs: Refs): Block {
  return section('accent', [
    column(
      [
        heading(match.title, { eyebrow: match.eyebrow }),
        lead(match.lead),
        block('button', {
          buttons: [{ label: match.button, link: toPage(refs.page('team-men')), look: 'quiet' }],
        }),
      ],
      { md: 12, lg: 6 },
      'center',
    ),
    block(
      'table',
      { caption: match.others, rows: match.rows, hasHeadColumn: false },
      { md: 12, lg: 6 },
    ),
  ])
}

function teams({ teams: { eyebrow, title, ...cards } }: Words, refs: Refs): Block {
  const card = (words: { title: string; text: string }, picture: string, page: string) => ({
    ...words,
    file: refs.picture(picture),
    link: toPage(refs.page(page)),
  })
  return section('raised', [
    heading(title, { eyebrow }),
    block('cards', {
      items: [
        card(cards.men, 'ball-im-nassen-gras', 'team-men'),
        card(cards.women, 'torjubel', 'team-women'),
        card(cards.youth, 'jugendtraining', 'team-youth'),
        card(cards.handball, 'handballhalle', 'training'),
      ],
      columns: 4,
      look: 'framed',
    }),
  ])
}

/** Where there is a shop: what supporters wear. */
function fanShop({ fanShop: { title } }: Words, { group }: Refs): Block[] {
  if (!group) return []
  return [block('product-list', { title, source: 'group', group: group('fans'), count: 4 })]
}

function invitation({ join }: Words, refs: Refs): Block {
  return section('accent', [
    column([block('image', { file: refs.picture('fans-am-deich'), ratio: '4-3' })], {
      md: 6,
      lg: 6,
    }),
    column(
      [
        heading(join.title, { eyebrow: join.eyebrow }),
        lead(join.text),
        block('button', {
          buttons: [
            { label: join.button, link: toPage(refs.page('join')) },
            { label: join.ask, link: toPage(refs.page('contact')), look: 'quiet' },
          ],
        }),
      ],
      { md: 6, lg: 6 },
      'center',
    ),
  ])
}

function house({ house: words }: Words, refs: Refs): Block {
  return section('raised', [
    column(
      [
        heading(words.title),
        prose(words.text),
        block('button', {
          buttons: [{ label: words.button, link: toPage(refs.page('clubhouse')), look: 'text' }],
        }),
        block('opening-hours', { title: words.hours, hasAddress: false }),
      ],
      { md: 6, lg: 5 },
    ),
    block('image', { file: refs.picture('vereinsheim-haus'), ratio: '3-2' }, { md: 6, lg: 7 }),
  ])
}
