import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { block, heading, lead, section, toPage } from '../../../compose-blocks.ts'
import type { Refs, TemplateText } from '../../../site-template.ts'

const PRICES = [
  ['Piece', 'Time to build', 'from'],
  ['Dining table, oak, 2\u202fm', '6 weeks', '€2,900'],
  ['Bed, ash, 1.60\u202fm', '5 weeks', '€2,400'],
  ['Book wall, 3\u202fm', '8 weeks', '€6,800'],
  ['Kitchen, solid wood', '12 weeks', '€18,500'],
  ['Front door, larch', '7 weeks', '€5,200'],
]

const QUESTIONS = [
  {
    title: 'How soon can you come?',
    text: composeText(
      'The first visit is usually within two weeks. We begin to build after four to twelve weeks, depending on the season; the quote names the date.',
    ),
  },
  {
    title: 'May I bring my own wood?',
    text: composeText(
      'Gladly. We measure its moisture and tell you honestly what may become of it. Sometimes it is a table top, sometimes just one good board.',
    ),
  },
  {
    title: 'How do I care for oiled wood?',
    text: composeText(
      'Wipe it with a damp cloth. Once a year a little oil, which you get from us. We show you how when we deliver.',
    ),
  },
  {
    title: 'Do you work outside the region?',
    text: composeText(
      'Yes, if the piece is worth it. We deliver between Hamburg and Kolding ourselves; further away we work with carriers we know.',
    ),
  },
]

export const servicesEn: TemplateText = {
  title: 'Services',
  slug: 'services',
  description:
    'Made-to-measure furniture, kitchens and interiors, windows and doors: what {{business.name}} builds, how it goes and what it costs.',
  blocks: (refs) => [
    heading('What we build', { level: 1, eyebrow: 'Services' }),
    lead(
      'From a single stool to a whole house of fitted pieces. We draw everything ourselves, we build everything ourselves, and we come back when something sticks years later.',
      { lg: 8 },
    ),
    block('cards', { items: cardsOf(refs), columns: 3, look: 'plain' }),
    section('raised', [
      heading('What it roughly costs', {}, { lg: 4 }),
      block(
        'table',
        {
          caption: 'Guide prices including VAT, delivery and fitting within 50\u202fkm',
          rows: PRICES,
          hasNumbers: true,
        },
        { lg: 8 },
      ),
    ]),
    heading('Frequent questions', {}, { lg: 4 }),
    block(
      'accordion',
      {
        items: QUESTIONS,
        isFirstOpen: true,
      },
      { lg: 8 },
    ),
    section('accent', [
      heading('Tell us what you have in mind', { align: 'center' }),
      block('button', {
        buttons: [{ label: 'Discuss a project', link: toPage(refs.page('contact')) }],
        align: 'center',
      }),
    ]),
  ],
}

function cardsOf(refs: Refs) {
  return [
    {
      title: 'Made-to-measure furniture',
      text: 'Tables, beds, cupboards and benches for one particular room.',
      file: refs.picture('esstisch-eiche'),
      link: toPage(refs.page('furniture')),
    },
    {
      title: 'Kitchens and interiors',
      text: 'Kitchens, book walls, window seats and stairs, in crooked houses too.',
      file: refs.picture('buecherwand'),
      link: toPage(refs.page('interiors')),
    },
    {
      title: 'Windows and doors',
      text: 'Front doors and box windows, newly built or restored.',
      file: refs.picture('haustuer-1911'),
      link: toPage(refs.page('doors')),
    },
  ]
}
