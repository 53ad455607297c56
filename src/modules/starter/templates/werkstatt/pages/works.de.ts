import { block, heading, lead, section, toPage } from '../../../compose-blocks.ts'
import type { TemplateText } from '../../../site-template.ts'

export const worksDe: TemplateText = {
  title: 'Arbeiten',
  slug: 'arbeiten',
  description:
    'Tische, Bücherwände, Türen und Details aus der Werkstatt von {{business.name}} in {{business.city}}.',
  blocks: (refs) => [
    heading('Arbeiten', { level: 1, eyebrow: 'Aus unserer Werkstatt' }),
    lead(
      'Eine kleine Auswahl. Zu jedem Stück gehört ein Haus, in dem es steht, und meist eine Familie, die es gern zeigt.',
      { lg: 8 },
    ),
    block('gallery', { gallery: refs.gallery('works') }),
    section('raised', [
      heading('Ein Stück wie dieses?', {}, { md: 7, lg: 8 }),
      block(
        'button',
        {
          buttons: [{ label: 'Projekt besprechen', link: toPage(refs.page('contact')) }],
          align: 'end',
        },
        { md: 5, lg: 4 },
      ),
    ]),
  ],
}
