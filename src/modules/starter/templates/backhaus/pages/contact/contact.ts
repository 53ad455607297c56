import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, lead, prose, section } from '../../../../compose-blocks.ts'
import type { Refs, TemplatePage } from '../../../../site-template.ts'
import { ORDER_PLACE, toGroup, way } from '../parts.ts'
import { contactDe } from './contact.de.ts'
import { contactEn } from './contact.en.ts'

export const contact: TemplatePage['words'] = {
  de: { ...contactDe.page, blocks: (refs) => lay(contactDe, refs) },
  en: { ...contactEn.page, blocks: (refs) => lay(contactEn, refs) },
}

function lay({ opening, hours, order, ...words }: typeof contactDe, refs: Refs): Block[] {
  const framed = block('column', {
    isFramed: true,
    blocks: [block('opening-hours', { title: hours })],
  })
  return [
    heading(opening.heading, { level: 1, eyebrow: opening.eyebrow }),
    lead(opening.lead, { lg: 8 }),
    column([heading(words.way.heading), prose(words.way.text)], { md: 6, lg: 7 }),
    { ...framed, attrs: { size: { xs: 12, md: 6, lg: 5 } } },
    block('contact-form', words.write, { lg: 8 }),
    section('raised', [
      heading(order.heading, { anchor: ORDER_PLACE }),
      block('cards', { items: order.items, columns: 3, look: 'ruled' }),
      ...(refs.group ? [byPost(order.byPost, refs.group('brote'))] : []),
      way(order.terms, refs.page('terms')),
    ]),
    block('image', { file: refs.picture('backhaus-laden'), ratio: '21-9' }),
  ]
}

/** What can be sent is ordered in the shop. */
function byPost({ text, button }: (typeof contactDe)['order']['byPost'], group: string): Block {
  return column(
    [
      prose(text),
      block('button', { buttons: [{ label: button, link: toGroup(group), look: 'text' }] }),
    ],
    { lg: 8 },
  )
}
