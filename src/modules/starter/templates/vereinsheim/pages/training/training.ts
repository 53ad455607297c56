import type { Block } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { block, column, heading, lead, prose, section, toPage } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import type { trainingDe } from './training.de.ts'

type Words = typeof trainingDe

export function trainingBlocks(words: Words, refs: Refs): Block[] {
  const { week, ages, hall, weather } = words
  return [
    heading(words.heading.text, { level: 1, eyebrow: words.heading.eyebrow }),
    lead(words.lead, { lg: 8 }),
    column(
      [
        heading(week.title),
        block('table', { caption: week.caption, rows: week.rows, hasHeadColumn: true }),
      ],
      { lg: 12 },
    ),
    section('raised', [
      heading(ages.title, {}, { lg: 4 }),
      block(
        'tabs',
        { items: ages.tabs.map(([title = '', text = '']) => ({ title, text: composeText(text) })) },
        { lg: 8 },
      ),
    ]),
    section('plain', [
      block('image', { file: refs.picture('handballhalle'), ratio: '3-2' }, { md: 7, lg: 7 }),
      column([heading(hall.title), prose(hall.text)], { md: 5, lg: 5 }, 'center'),
    ]),
    section('accent', [
      column([heading(weather.title), lead(weather.text)], { md: 8, lg: 8 }),
      column(
        [
          block('button', {
            buttons: [{ label: weather.button, link: toPage(refs.page('contact')), look: 'quiet' }],
            align: 'end',
          }),
        ],
        { md: 4, lg: 4 },
        'center',
      ),
    ]),
  ]
}
