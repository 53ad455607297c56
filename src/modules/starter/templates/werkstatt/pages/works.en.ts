import { block, heading, lead, section, toPage } from '../../../compose-blocks.ts'
import type { TemplateText } from '../../../site-template.ts'

export const worksEn: TemplateText = {
  title: 'Our work',
  slug: 'work',
  description:
    'Tables, book walls, doors and details from the workshop of {{business.name}} in {{business.city}}.',
  blocks: (refs) => [
    heading('Our work', { level: 1, eyebrow: 'From our workshop' }),
    lead(
      'A small selection. To every piece belongs a house in which it stands, and mostly a family who likes to show it.',
      { lg: 8 },
    ),
    block('gallery', { gallery: refs.gallery('works') }),
    section('raised', [
      heading('A piece like this?', {}, { md: 7, lg: 8 }),
      block(
        'button',
        {
          buttons: [{ label: 'Discuss a project', link: toPage(refs.page('contact')) }],
          align: 'end',
        },
        { md: 5, lg: 4 },
      ),
    ]),
  ],
}
