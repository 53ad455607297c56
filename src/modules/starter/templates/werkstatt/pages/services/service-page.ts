import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, prose, section } from '../../../../compose-blocks.ts'
import type { PageWords } from '../../../../in-both.ts'
import type { Refs } from '../../../../site-template.ts'
import { askToTalk, toContact } from '../parts.ts'

type Chapter = { title: string; text: string }

export type ServiceWords = PageWords & {
  hero: { eyebrow: string; title: string; text: string }
  chapters: readonly [Chapter, Chapter]
  points: { title: string; items: readonly Chapter[] }
  quote: { text: string; author: string; role: string }
  call: { title: string; button: string }
}

/** The pages of the services are built alike, so that they can be compared. */
export function servicePage(picture: string, detail: string) {
  const half = { md: 6, lg: 6 }
  return ({ hero, chapters, points, quote, call }: ServiceWords, refs: Refs): Block[] => [
    block('hero', {
      ...hero,
      file: refs.picture(picture),
      layout: 'beside',
      ...toContact(call.button, refs),
    }),
    ...chapters.map(({ title, text }) => column([heading(title), prose(text)], half)),
    section('raised', [
      heading(points.title),
      block('cards', { items: points.items, columns: 3, look: 'ruled' }),
    ]),
    block('image', { file: refs.picture(detail), ratio: '3-2' }, half),
    block('quote', quote, half),
    askToTalk(call, refs),
  ]
}
