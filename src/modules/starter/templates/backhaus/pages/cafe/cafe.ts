import type { Block } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { block, column, heading, lead, prose, section } from '../../../../compose-blocks.ts'
import type { Refs, TemplatePage } from '../../../../site-template.ts'
import { beside } from '../parts.ts'
import { cafeDe } from './cafe.de.ts'
import { cafeEn } from './cafe.en.ts'

export const cafe: TemplatePage['words'] = {
  de: { ...cafeDe.page, blocks: (refs) => lay(cafeDe, refs) },
  en: { ...cafeEn.page, blocks: (refs) => lay(cafeEn, refs) },
}

type Words = typeof cafeDe

function lay({ opening, menu, sunday, places, quote }: Words, refs: Refs): Block[] {
  return [
    block('image', { file: refs.picture('backhaus-cafe'), ratio: '4-5' }, { md: 5, lg: 5 }),
    column(
      [
        heading(opening.heading, { level: 1, eyebrow: opening.eyebrow }),
        lead(opening.lead),
        prose(opening.text),
      ],
      { md: 7, lg: 7 },
      'center',
    ),
    section('raised', [
      heading(menu.heading, {}, { lg: 4 }),
      block('tabs', { items: menu.items.map(served) }, { lg: 8 }),
    ]),
    ...beside('right', { picture: refs.picture('backhaus-croissants'), words: sunday }),
    section('accent', [block('quote', quote)]),
    column([heading(places.heading), prose(places.text)], { md: 6, lg: 7 }),
    {
      ...block('column', {
        isFramed: true,
        blocks: [block('opening-hours', { title: places.title, hasAddress: false })],
      }),
      attrs: { size: { xs: 12, md: 6, lg: 5 } },
    },
  ]
}

function served({ title, text }: Words['menu']['items'][number]) {
  return { title, text: composeText(text) }
}
