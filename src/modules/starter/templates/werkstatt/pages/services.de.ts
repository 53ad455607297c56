import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { block, heading, lead, section, toPage } from '../../../compose-blocks.ts'
import type { Refs, TemplateText } from '../../../site-template.ts'

const PRICES = [
  ['Stück', 'Bauzeit', 'ab'],
  ['Esstisch, Eiche, 2\u202fm', '6 Wochen', '2.900\u202f€'],
  ['Bett, Esche, 1,60\u202fm', '5 Wochen', '2.400\u202f€'],
  ['Bücherwand, 3\u202fm', '8 Wochen', '6.800\u202f€'],
  ['Küche, massiv', '12 Wochen', '18.500\u202f€'],
  ['Haustür, Lärche', '7 Wochen', '5.200\u202f€'],
]

const QUESTIONS = [
  {
    title: 'Wie lange dauert es, bis Sie kommen?',
    text: composeText(
      'Den ersten Besuch machen wir meist innerhalb von zwei Wochen. Mit dem Bau beginnen wir je nach Jahreszeit nach vier bis zwölf Wochen; den Termin nennen wir Ihnen im Angebot.',
    ),
  },
  {
    title: 'Kann ich eigenes Holz mitbringen?',
    text: composeText(
      'Gern. Wir messen die Feuchte und sagen Ihnen ehrlich, was daraus werden kann. Manchmal ist es eine Tischplatte, manchmal nur ein gutes Brett.',
    ),
  },
  {
    title: 'Wie pflege ich geöltes Holz?',
    text: composeText(
      'Feucht abwischen genügt. Einmal im Jahr etwas Öl, das Sie bei uns bekommen. Wie es geht, zeigen wir Ihnen bei der Lieferung.',
    ),
  },
  {
    title: 'Arbeiten Sie auch außerhalb der Region?',
    text: composeText(
      'Ja, wenn das Stück es lohnt. Zwischen Hamburg und Kolding liefern wir selbst, weiter weg arbeiten wir mit Speditionen, die wir kennen.',
    ),
  },
]

export const servicesDe: TemplateText = {
  title: 'Leistungen',
  slug: 'leistungen',
  description:
    'Möbel nach Maß, Küchen und Innenausbau, Fenster und Türen: was {{business.name}} baut, wie es abläuft und was es kostet.',
  blocks: (refs) => [
    heading('Was wir bauen', { level: 1, eyebrow: 'Leistungen' }),
    lead(
      'Vom einzelnen Hocker bis zum ganzen Haus voller Einbauten. Wir zeichnen alles selbst, wir bauen alles selbst, und wir kommen wieder, wenn nach Jahren etwas klemmt.',
      { lg: 8 },
    ),
    block('cards', { items: cardsOf(refs), columns: 3, look: 'plain' }),
    section('raised', [
      heading('Was es ungefähr kostet', {}, { lg: 4 }),
      block(
        'table',
        {
          caption:
            'Richtpreise einschließlich Mehrwertsteuer, Lieferung und Einbau im Umkreis von 50\u202fkm',
          rows: PRICES,
          hasNumbers: true,
        },
        { lg: 8 },
      ),
    ]),
    heading('Häufige Fragen', {}, { lg: 4 }),
    block(
      'accordion',
      {
        items: QUESTIONS,
        isFirstOpen: true,
      },
      { lg: 8 },
    ),
    section('accent', [
      heading('Erzählen Sie uns, was Sie vorhaben', { align: 'center' }),
      block('button', {
        buttons: [{ label: 'Projekt besprechen', link: toPage(refs.page('contact')) }],
        align: 'center',
      }),
    ]),
  ],
}

function cardsOf(refs: Refs) {
  return [
    {
      title: 'Möbel nach Maß',
      text: 'Tische, Betten, Schränke und Bänke für genau einen Raum.',
      file: refs.picture('esstisch-eiche'),
      link: toPage(refs.page('furniture')),
    },
    {
      title: 'Küchen und Innenausbau',
      text: 'Küchen, Bücherwände, Sitznischen und Treppen, auch in schiefen Häusern.',
      file: refs.picture('buecherwand'),
      link: toPage(refs.page('interiors')),
    },
    {
      title: 'Fenster und Türen',
      text: 'Haustüren und Kastenfenster, neu gebaut oder restauriert.',
      file: refs.picture('haustuer-1911'),
      link: toPage(refs.page('doors')),
    },
  ]
}
