import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, lead, prose, section, toPage } from '../../../compose-blocks.ts'
import type { Refs, TemplateText } from '../../../site-template.ts'

const WORKS = [
  {
    name: 'esstisch-eiche',
    alt: 'Long oak table with a bowl of fruit and a vase before a tall window in the evening light',
    caption: 'Dining table for ten. Oiled oak, from a single trunk.',
    lg: 7,
  },
  {
    name: 'buecherwand',
    alt: 'Book wall up to the ceiling with a built-in bench, a lamp and a ladder',
    caption: 'Book wall with a seat. Ash and linen, an old flat in Flensburg.',
    lg: 5,
  },
  {
    name: 'haustuer-1911',
    alt: 'Green front door with a fanlight in a brick wall, hollyhocks beside it',
    caption: 'Front door of 1911. Larch, restored and newly glazed, Arnis.',
    lg: 5,
  },
  {
    name: 'schwalbenschwanz',
    alt: 'Two boards with dovetails, about to be joined',
    caption: 'Drawer, dovetailed by hand. Every corner of ours looks like this.',
    lg: 7,
  },
]

export const homeEn: TemplateText = {
  title: 'Home',
  slug: '',
  metaTitle: '{{business.name}} · Joinery in {{business.city}}',
  description:
    'Furniture, kitchens, doors and interiors in local wood. {{business.name}} in {{business.city}}: drawn, built and fitted by the same people.',
  blocks: (refs) => [
    opening(refs),
    section('plain', [
      heading('We build nothing that we could not repair ourselves.', {}, { lg: 5 }),
      lead(
        'That promise has held since 1987, when the workshop moved into an old smokehouse by the water. Today two generations work here: six people and one very old band saw. Whatever leaves our house, we carry into yours ourselves.',
        { lg: 7 },
      ),
    ]),
    ...services(refs),
    ...works(refs),
    steps(),
    block('quote', {
      text: 'On their first visit they drank coffee and listened for an hour. Four months later a table stood there as if the house had been built around it.',
      author: 'The Brodersen family',
      role: 'Dining table and bench, Arnis',
    }),
    block('entry-list', { title: 'From the workshop', count: 3, columns: 3 }),
    ...visit(refs),
  ],
}

function opening(refs: Refs): Block {
  return block('hero', {
    eyebrow: 'Joinery in {{business.city}}, since 1987',
    title: 'Furniture worth inheriting.',
    text: 'We build tables, kitchens, fitted pieces and doors in wood that grew around the Schlei fjord. Drawn, made and fitted by the same six people.',
    file: refs.picture('werkstatt-am-morgen'),
    alt: 'The workshop in the morning: a bench with a plane and shavings before a large window, the water behind it',
    layout: 'above',
    buttons: [
      { label: 'Discuss a project', link: toPage(refs.page('contact')) },
      { label: 'See our work', link: toPage(refs.page('works')), look: 'quiet' },
    ],
  })
}

function services(refs: Refs): Block[] {
  const card = (title: string, text: string, page: string) => ({
    title,
    text,
    link: toPage(refs.page(page)),
  })
  const items = [
    card(
      'Made-to-measure furniture',
      'Tables, beds, cupboards, benches. One piece for your one room, from the first line to the last coat of oil.',
      'furniture',
    ),
    card(
      'Kitchens',
      'Solid fronts, and worktops that are meant to show their use. We settle appliances and connections with the trades on site.',
      'interiors',
    ),
    card(
      'Interiors',
      'Book walls, window seats, stairs and floors. In crooked houses too, because no house up here is straight.',
      'interiors',
    ),
    card(
      'Windows and doors',
      'New and restored front doors and box windows, in agreement with the heritage office where needed.',
      'doors',
    ),
  ]
  return [
    heading('Services', { anchor: 'services' }, { lg: 3 }),
    block('cards', { items, columns: 2, look: 'ruled' }, { lg: 9 }),
  ]
}

function works(refs: Refs): Block[] {
  const shown = ({ name, lg, ...words }: (typeof WORKS)[number]) =>
    block(
      'image',
      { ...words, file: refs.picture(name), link: toPage(refs.page('works')) },
      { md: lg, lg },
    )
  return [
    heading('Built lately', { anchor: 'work' }),
    ...WORKS.map(shown),
    block('button', {
      buttons: [{ label: 'All our work', link: toPage(refs.page('works')), look: 'text' }],
    }),
  ]
}

function steps(): Block {
  const items = [
    {
      title: '1. Looking',
      text: 'We come to you, measure and listen. The first visit costs nothing.',
    },
    {
      title: '2. Drawing',
      text: 'You get a drawing, samples of wood to touch, and a fixed price.',
    },
    {
      title: '3. Building',
      text: 'Four to ten weeks in the workshop. You may come and watch at any time.',
    },
    {
      title: '4. Fitting',
      text: 'We deliver it ourselves, fit it and take the shavings home again.',
    },
  ]
  return section('raised', [
    heading('How we work', { anchor: 'how-we-work' }),
    block('cards', { items, columns: 4, look: 'ruled' }),
  ])
}

function visit(refs: Refs): Block[] {
  return [
    section('raised', [
      column(
        [
          heading('The workshop is open', { anchor: 'workshop' }),
          prose(
            'Drop in, preferably in the morning. You can park in the yard, and the coffee stands on the bench to the left. For a project, write us a few lines. A photo and rough measurements are enough.',
          ),
          block('button', {
            buttons: [{ label: 'Directions and contact', link: toPage(refs.page('contact')) }],
          }),
        ],
        { md: 6, lg: 7 },
      ),
      block('opening-hours', {}, { md: 6, lg: 5 }),
    ]),
    block('image', {
      file: refs.picture('werkstatt-am-wasser'),
      alt: 'Brick house with green workshop doors by the water, stacked timber and a bicycle before it',
      ratio: '21-9',
    }),
    section('accent', [
      heading('What may we build for you?', { align: 'center' }),
      block('button', {
        buttons: [{ label: 'Discuss a project', link: toPage(refs.page('contact')) }],
        align: 'center',
      }),
    ]),
  ]
}
