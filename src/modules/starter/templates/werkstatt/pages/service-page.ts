import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, prose, section, toPage } from '../../../compose-blocks.ts'
import type { Refs } from '../../../site-template.ts'

/** A picture's name and what it shows; without words those of the file hold. */
type Shown = { name: string; alt?: string }
type Chapter = { title: string; text: string }

export type ServiceWords = {
  eyebrow: string
  title: string
  lead: string
  picture: Shown
  chapters: readonly [Chapter, Chapter]
  points: { title: string; items: readonly Chapter[] }
  detail: Shown
  quote: { text: string; author: string; role: string }
  call: { title: string; label: string }
}

/** The pages of the services are built alike, so that they can be compared. */
export function servicePage(words: ServiceWords): (refs: Refs) => Block[] {
  const { picture, chapters, points, detail, quote, call } = words
  const half = { md: 6, lg: 6 }
  return (refs) => {
    const buttons = [{ label: call.label, link: toPage(refs.page('contact')) }]
    return [
      block('hero', {
        eyebrow: words.eyebrow,
        title: words.title,
        text: words.lead,
        ...shown(refs, picture),
        layout: 'beside',
        buttons,
      }),
      ...chapters.map(({ title, text }) => column([heading(title), prose(text)], half)),
      section('raised', [
        heading(points.title),
        block('cards', { items: points.items, columns: 3, look: 'ruled' }),
      ]),
      block('image', { ...shown(refs, detail), ratio: '3-2' }, half),
      block('quote', quote, half),
      section('accent', [
        heading(call.title, { align: 'center' }),
        block('button', { buttons, align: 'center' }),
      ]),
    ]
  }
}

function shown(refs: Refs, { name, alt = '' }: Shown) {
  return { file: refs.picture(name), alt }
}
