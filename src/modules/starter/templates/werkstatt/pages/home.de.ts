import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, lead, prose, section, toPage } from '../../../compose-blocks.ts'
import type { Refs, TemplateText } from '../../../site-template.ts'

export const homeDe: TemplateText = {
  title: 'Startseite',
  slug: '',
  metaTitle: '{{business.name}} · Tischlerei in {{business.city}}',
  description:
    'Möbel, Küchen, Türen und Innenausbau aus heimischem Holz. {{business.name}} in {{business.city}}: gezeichnet, gebaut und eingebaut von denselben Leuten.',
  blocks: (refs) => [
    opening(refs),
    section('plain', [
      heading('Wir bauen nichts, was wir nicht selbst reparieren könnten.', {}, { lg: 5 }),
      lead(
        'Diese Abmachung gilt seit dem ersten Tag, als die Werkstatt 1987 in eine alte Räucherei am Wasser zog. Heute arbeiten hier zwei Generationen, sechs Leute und eine sehr alte Bandsäge. Was unser Haus verlässt, tragen wir selbst zu Ihnen hinein.',
        { lg: 7 },
      ),
    ]),
    ...services(refs),
    ...works(refs),
    steps(),
    block('quote', {
      text: 'Beim ersten Besuch haben sie eine Stunde lang nur zugehört und Kaffee getrunken. Vier Monate später stand ein Tisch da, als wäre das Haus um ihn herum gebaut worden.',
      author: 'Familie Brodersen',
      role: 'Esstisch und Bank, Arnis',
    }),
    block('entry-list', { title: 'Aus der Werkstatt', count: 3, columns: 3 }),
    ...visit(refs),
  ],
}

function opening(refs: Refs): Block {
  return block('hero', {
    eyebrow: 'Tischlerei in {{business.city}}, seit 1987',
    title: 'Möbel, die man vererbt.',
    text: 'Wir bauen Tische, Küchen, Einbauten und Türen aus Holz, das rund um die Schlei gewachsen ist. Gezeichnet, gefertigt und eingebaut von denselben sechs Leuten.',
    file: refs.picture('werkstatt-am-morgen'),
    layout: 'above',
    buttons: [
      { label: 'Projekt besprechen', link: toPage(refs.page('contact')) },
      { label: 'Arbeiten ansehen', link: toPage(refs.page('works')), look: 'quiet' },
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
      'Möbel nach Maß',
      'Tische, Betten, Schränke, Bänke. Ein Einzelstück für genau Ihren Raum, vom ersten Strich bis zur Ölung.',
      'furniture',
    ),
    card(
      'Küchen',
      'Massive Fronten, Arbeitsplatten mit Gebrauchsspuren im Plan. Geräte und Anschlüsse stimmen wir mit den Handwerkern vor Ort ab.',
      'interiors',
    ),
    card(
      'Innenausbau',
      'Bücherwände, Sitznischen, Treppen und Böden. Auch in schiefen Häusern, denn hier ist kein Haus gerade.',
      'interiors',
    ),
    card(
      'Fenster und Türen',
      'Neubau und Restaurierung von Haustüren und Kastenfenstern, auf Wunsch in Absprache mit der Denkmalpflege.',
      'doors',
    ),
  ]
  return [
    heading('Leistungen', { anchor: 'leistungen' }, { lg: 3 }),
    block('cards', { items, columns: 2, look: 'ruled' }, { lg: 9 }),
  ]
}

function works(refs: Refs): Block[] {
  const shown = (name: string, caption: string, lg: number) =>
    block(
      'image',
      { file: refs.picture(name), caption, link: toPage(refs.page('works')) },
      { md: lg, lg },
    )
  return [
    heading('Zuletzt gebaut', { anchor: 'arbeiten' }),
    shown('esstisch-eiche', 'Esstisch für zehn. Eiche, geölt, aus einem einzigen Stamm.', 7),
    shown('buecherwand', 'Bücherwand mit Leseplatz. Esche und Leinen, Altbau in Flensburg.', 5),
    shown('haustuer-1911', 'Haustür von 1911. Lärche, restauriert und neu verglast, Arnis.', 5),
    shown('schwalbenschwanz', 'Schubkasten, von Hand gezinkt. So sieht bei uns jede Ecke aus.', 7),
    block('button', {
      buttons: [{ label: 'Alle Arbeiten', link: toPage(refs.page('works')), look: 'text' }],
    }),
  ]
}

function steps(): Block {
  const items = [
    {
      title: '1. Ansehen',
      text: 'Wir kommen zu Ihnen, messen und hören zu. Der erste Besuch kostet nichts.',
    },
    {
      title: '2. Zeichnen',
      text: 'Sie bekommen eine Zeichnung, Holzproben zum Anfassen und einen festen Preis.',
    },
    {
      title: '3. Bauen',
      text: 'Vier bis zehn Wochen in der Werkstatt. Zuschauen dürfen Sie jederzeit.',
    },
    {
      title: '4. Einbauen',
      text: 'Wir liefern selbst, bauen ein und nehmen die Späne wieder mit.',
    },
  ]
  return section('raised', [
    heading('So arbeiten wir', { anchor: 'arbeitsweise' }),
    block('cards', { items, columns: 4, look: 'ruled' }),
  ])
}

function visit(refs: Refs): Block[] {
  return [
    section('raised', [
      column(
        [
          heading('Die Werkstatt steht offen', { anchor: 'werkstatt' }),
          prose(
            'Kommen Sie vorbei, am besten vormittags. Parken können Sie im Hof, der Kaffee steht auf der Hobelbank links. Für ein Projekt schreiben Sie uns kurz, worum es geht. Ein Foto und ungefähre Maße genügen.',
          ),
          block('button', {
            buttons: [{ label: 'Anfahrt und Kontakt', link: toPage(refs.page('contact')) }],
          }),
        ],
        { md: 6, lg: 7 },
      ),
      block('opening-hours', {}, { md: 6, lg: 5 }),
    ]),
    block('image', { file: refs.picture('werkstatt-am-wasser'), ratio: '21-9' }),
    section('accent', [
      heading('Was dürfen wir für Sie bauen?', { align: 'center' }),
      block('button', {
        buttons: [{ label: 'Projekt besprechen', link: toPage(refs.page('contact')) }],
        align: 'center',
      }),
    ]),
  ]
}
