import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, lead, prose, section, toPage } from '../../../compose-blocks.ts'
import type { Refs, TemplateText } from '../../../site-template.ts'

const BEGINNING =
  'Jens Holm kam 1987 mit einem Meisterbrief, einem Hobel und sehr wenig Geld an die Schlei. Die Räucherei am Hobelgang stand leer, das Dach war dicht, und vom Tor bis zum Wasser waren es zwanzig Schritte. Mehr brauchte er nicht.\n\nDie ersten Jahre hat er vor allem repariert: Fensterläden, Bootsluken, die Kirchenbänke von Arnis. Dabei hat er gelernt, wie Möbel kaputtgehen. Seitdem baut er sie anders.'

const TODAY =
  'Maren Holm hat in Hamburg Innenarchitektur studiert und drei Jahre in Kopenhagen gearbeitet. 2014 ist sie zurückgekommen, mit einem Zeichenbrett unter dem Arm. Seitdem führen Vater und Tochter den Betrieb gemeinsam.\n\nWir bilden aus, jedes zweite Jahr einen jungen Menschen. Vier von sechs Leuten an unseren Bänken haben hier gelernt.'

const PROMISES = [
  {
    title: 'Holz von hier',
    text: 'Eiche, Esche und Lärche kaufen wir im Umkreis von sechzig Kilometern, meist als ganzen Stamm. Jedes Brett kennt seinen Baum.',
  },
  {
    title: 'Ein fester Preis',
    text: 'Was im Angebot steht, steht auch auf der Rechnung. Kommt etwas dazu, reden wir vorher.',
  },
  {
    title: 'Ein Leben lang Reparatur',
    text: 'Wackelt nach zwanzig Jahren ein Bein, kommen wir. Für Stücke aus unserer Werkstatt berechnen wir nur die Fahrt.',
  },
]

export const aboutDe: TemplateText = {
  title: 'Über uns',
  slug: 'ueber-uns',
  description:
    'Sechs Leute, zwei Generationen, eine alte Räucherei am Wasser: wer bei {{business.name}} zeichnet, baut und einbaut.',
  blocks: (refs) => [
    heading('Sechs Leute und eine alte Räucherei', { level: 1, eyebrow: 'Über uns' }, { lg: 9 }),
    lead(
      '{{business.name}} ist eine Tischlerei, in der jeder alles kann. Wer Ihren Tisch zeichnet, steht auch an der Hobelbank, und wer ihn gebaut hat, trägt ihn Ihnen ins Haus.',
      { lg: 8 },
    ),
    block('image', { file: refs.picture('werkstatt-am-wasser'), ratio: '21-9' }),
    column([heading('Wie es anfing'), prose(BEGINNING)], { md: 6, lg: 6 }),
    column([heading('Wie es weitergeht'), prose(TODAY)], { md: 6, lg: 6 }),
    section('raised', [
      heading('Woran wir uns halten'),
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
    block('image', { file: refs.picture('schwalbenschwanz'), ratio: '3-2' }, { md: 6, lg: 7 }),
    column(
      [
        heading('Die Werkstatt ansehen'),
        prose(
          'Sie dürfen uns jederzeit bei der Arbeit zusehen. Kommen Sie vorbei, {{business.street}} in {{business.city}}, am besten vormittags, und bringen Sie Ihre Fragen mit.',
        ),
        block('button', {
          buttons: [{ label: 'So finden Sie uns', link: toPage(refs.page('contact')) }],
        }),
      ],
      { md: 6, lg: 5 },
      'center',
    ),
  ]
}
