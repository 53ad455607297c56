import { block, column, heading, lead, prose, section } from '../../../compose-blocks.ts'
import type { TemplateText } from '../../../site-template.ts'

export const contactDe: TemplateText = {
  title: 'Kontakt',
  slug: 'kontakt',
  description:
    '{{business.name}}, {{business.address}}. Telefon {{business.phone}}, {{business.email}}. Öffnungszeiten und Anfahrt.',
  blocks: (refs) => [
    heading('Sprechen Sie mit uns', { level: 1, eyebrow: 'Kontakt' }),
    lead(
      'Am schnellsten geht es am Telefon, am gründlichsten mit einer E-Mail. Ein Foto vom Raum und ungefähre Maße genügen, den Rest sehen wir uns bei Ihnen an.',
      { lg: 8 },
    ),
    block('opening-hours', { title: 'Wann Sie uns erreichen' }, { md: 6, lg: 5 }),
    column(
      [
        heading('So finden Sie uns', { level: 3 }),
        prose(
          '{{business.street}}, {{business.city}}: Die Werkstatt liegt zwanzig Schritte vom Wasser.\n\n- Mit dem Auto: von der Bundesstraße Richtung Hafen, hinter der Brücke rechts. Parken können Sie im Hof.\n- Mit dem Rad: am Ufer entlang, bis es nach Holz riecht.\n- Mit dem Bus: Haltestelle Hafen, von dort vier Minuten zu Fuß.\n\nDas Tor ist 2,40\u202fm breit. Wer mit Anhänger kommt, ruft bitte kurz vorher an.',
        ),
      ],
      { md: 6, lg: 7 },
    ),
    block('image', { file: refs.picture('werkstatt-am-wasser'), ratio: '21-9' }),
    section('raised', [
      heading('Was uns hilft', {}, { lg: 4 }),
      block(
        'cards',
        {
          items: [
            { title: 'Worum es geht', text: 'Tisch, Küche, Tür? Ein Satz genügt.' },
            { title: 'Wo es stehen soll', text: 'Ein Foto vom Raum, gern unaufgeräumt.' },
            { title: 'Wann', text: 'Gibt es einen Tag, an dem es da sein muss?' },
          ],
          columns: 3,
          look: 'ruled',
        },
        { lg: 8 },
      ),
    ]),
  ],
}
