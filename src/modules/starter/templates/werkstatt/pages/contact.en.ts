import { block, column, heading, lead, prose, section } from '../../../compose-blocks.ts'
import type { TemplateText } from '../../../site-template.ts'

export const contactEn: TemplateText = {
  title: 'Contact',
  slug: 'contact',
  description:
    '{{business.name}}, {{business.address}}. Phone {{business.phone}}, {{business.email}}. Opening hours and directions.',
  blocks: (refs) => [
    heading('Talk to us', { level: 1, eyebrow: 'Contact' }),
    lead(
      'The telephone is quickest, an e-mail most thorough. A photo of the room and rough measurements are enough; we look at the rest at your place.',
      { lg: 8 },
    ),
    block('opening-hours', { title: 'When you reach us' }, { md: 6, lg: 5 }),
    column(
      [
        heading('How to find us', { level: 3 }),
        prose(
          'The workshop is at {{business.street}} in {{business.city}}, twenty steps from the water.\n\n- By car: from the main road towards the harbour, right after the bridge. You can park in the yard.\n- By bicycle: along the shore until it smells of wood.\n- By bus: stop “Hafen”, from there four minutes on foot.\n\nThe gate is 2.40\u202fm wide. If you come with a trailer, please call first.',
        ),
      ],
      { md: 6, lg: 7 },
    ),
    block('image', {
      file: refs.picture('werkstatt-am-wasser'),
      alt: 'Brick house with green workshop doors by the water, stacked timber and a bicycle before it',
      ratio: '21-9',
    }),
    section('raised', [
      heading('What helps us', {}, { lg: 4 }),
      block(
        'cards',
        {
          items: [
            { title: 'What it is about', text: 'Table, kitchen, door? One sentence is enough.' },
            { title: 'Where it will stand', text: 'A photo of the room, untidy is fine.' },
            { title: 'When', text: 'Is there a day by which it must be there?' },
          ],
          columns: 3,
          look: 'ruled',
        },
        { lg: 8 },
      ),
    ]),
  ],
}
