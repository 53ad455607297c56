import type { Block } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { block, column, heading, lead, prose, section, toPage } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import type { teamsDe } from './teams.de.ts'

type Words = typeof teamsDe

export function teamsBlocks(words: Words, refs: Refs): Block[] {
  const { others, referee } = words
  return [
    heading(words.heading.text, { level: 1, eyebrow: words.heading.eyebrow }, { lg: 5 }),
    lead(words.lead, { lg: 7 }),
    heading(words.football, { level: 2 }),
    cards(words, refs),
    section('raised', [
      heading(others.title, {}, { md: 4, lg: 4 }),
      block(
        'accordion',
        {
          items: others.items.map(([title = '', text = '']) => ({
            title,
            text: composeText(text),
          })),
          isFirstOpen: true,
        },
        { md: 8, lg: 8 },
      ),
    ]),
    section('plain', [
      column(
        [
          heading(referee.title),
          prose(referee.text),
          block('button', {
            buttons: [{ label: referee.button, link: toPage(refs.page('contact')) }],
          }),
        ],
        { md: 6, lg: 5 },
        'center',
      ),
      block('image', { file: refs.picture('flutlichtspiel'), ratio: '3-2' }, { md: 6, lg: 7 }),
    ]),
  ]
}

function cards({ cards: { men, women, youth } }: Words, refs: Refs): Block {
  const card = (words: Words['cards']['men'], picture: string, page: string) => ({
    title: words.title,
    text: words.text,
    file: refs.picture(picture),
    link: toPage(refs.page(page)),
    linkLabel: words.link,
  })
  return block('cards', {
    items: [
      card(men, 'ball-im-nassen-gras', 'team-men'),
      card(women, 'torjubel', 'team-women'),
      card(youth, 'jugendtraining', 'team-youth'),
    ],
    columns: 3,
    look: 'framed',
  })
}
