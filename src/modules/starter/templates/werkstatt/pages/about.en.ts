import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, lead, prose, section, toPage } from '../../../compose-blocks.ts'
import type { Refs, TemplateText } from '../../../site-template.ts'

const BEGINNING =
  'Jens Holm came to the Schlei in 1987 with a master’s certificate, a plane and very little money. The smokehouse at Hobelgang stood empty, its roof was sound, and it was twenty steps from the gate to the water. He needed nothing more.\n\nIn the first years he mostly repaired: shutters, hatches, the pews of Arnis church. He learned how furniture breaks. Since then he has built it differently.'

const TODAY =
  'Maren Holm studied interior design in Hamburg and worked in Copenhagen for three years. In 2014 she came home with a drawing board under her arm. Father and daughter have run the business together ever since.\n\nWe train one young person every other year. Four of the six people at our benches learned their trade here.'

const PROMISES = [
  {
    title: 'Local wood',
    text: 'We buy oak, ash and larch within sixty kilometres, mostly as whole trunks. Every board knows its tree.',
  },
  {
    title: 'A fixed price',
    text: 'What the quote says is what the invoice says. If something is added, we talk first.',
  },
  {
    title: 'Repairs for life',
    text: 'If a leg wobbles after twenty years, we come. For pieces of ours we charge nothing but the trip.',
  },
]

export const aboutEn: TemplateText = {
  title: 'About us',
  slug: 'about-us',
  description:
    'Six people, two generations, an old smokehouse by the water: who draws, builds and fits at {{business.name}}.',
  blocks: (refs) => [
    heading('Six people and an old smokehouse', { level: 1, eyebrow: 'About us' }, { lg: 9 }),
    lead(
      '{{business.name}} is a joinery where everyone can do everything. Whoever draws your table also stands at the bench, and whoever built it carries it into your house.',
      { lg: 8 },
    ),
    block('image', {
      file: refs.picture('werkstatt-am-wasser'),
      alt: 'Brick house with green workshop doors by the water, stacked timber and a bicycle before it',
      ratio: '21-9',
    }),
    column([heading('How it began'), prose(BEGINNING)], { md: 6, lg: 6 }),
    column([heading('How it goes on'), prose(TODAY)], { md: 6, lg: 6 }),
    section('raised', [
      heading('What we hold to'),
      block('cards', {
        items: PROMISES,
        columns: 3,
        look: 'ruled',
      }),
    ]),
    ...visit(refs),
  ],
}

function visit(refs: Refs): Block[] {
  return [
    block(
      'image',
      {
        file: refs.picture('schwalbenschwanz'),
        alt: 'Two boards with dovetails, about to be joined',
        ratio: '3-2',
      },
      { md: 6, lg: 7 },
    ),
    column(
      [
        heading('See the workshop'),
        prose(
          'You may watch us at work at any time. Come to {{business.street}} in {{business.city}}, preferably in the morning, and bring your questions.',
        ),
        block('button', {
          buttons: [{ label: 'How to find us', link: toPage(refs.page('contact')) }],
        }),
      ],
      { md: 6, lg: 5 },
      'center',
    ),
  ]
}
