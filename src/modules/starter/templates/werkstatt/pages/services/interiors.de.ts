import type { ServiceWords } from './service-page.ts'

export const interiorsDe: ServiceWords = {
  title: 'Küchen und Innenausbau',
  slug: 'innenausbau',
  description:
    'Küchen, Bücherwände, Sitznischen und Treppen aus massivem Holz, auch für schiefe Häuser. {{business.name}}, {{business.city}}.',
  hero: {
    eyebrow: 'Leistungen',
    title: 'Küchen und Innenausbau',
    text: 'Küchen, Bücherwände, Sitznischen, Treppen. Auch in schiefen Häusern, denn hier ist kein Haus gerade.',
  },
  chapters: [
    {
      title: 'Küchen zum Kochen',
      text: 'Massive Fronten, Schubkästen, die auch voll noch leise schließen, und Arbeitsplatten, denen man ansehen darf, dass jemand kocht. Wir fragen zuerst, wer wo steht und was immer griffbereit sein muss.\n\nGeräte, Wasser und Strom stimmen wir mit den Handwerkern vor Ort ab. Sie haben einen Ansprechpartner, nicht fünf.',
    },
    {
      title: 'Einbauten, die sitzen',
      text: 'Alte Häuser haben Charakter und selten rechte Winkel. Wir messen jede Wand einzeln, passen an und fügen ein, bis kein Blatt mehr in die Fuge geht.\n\nWas wir einbauen, lässt sich wieder ausbauen. Vielleicht ziehen Sie ja doch einmal um.',
    },
  ],
  points: {
    title: 'So läuft ein Ausbau ab',
    items: [
      {
        title: 'Aufmaß',
        text: 'Wir messen mit Laser und Zollstock und sehen nach, was hinter der Wand liegt.',
      },
      {
        title: 'Modell',
        text: 'Sie bekommen eine Zeichnung und, wo es hilft, ein Modell in Pappe zum Verschieben.',
      },
      {
        title: 'Montage',
        text: 'Die meisten Küchen stehen in vier Tagen. Abends kehren wir, und am letzten Tag zeigen wir Ihnen alles.',
      },
    ],
  },
  quote: {
    text: 'Wir wollten Regale und haben einen Lieblingsplatz bekommen. Die Nische am Fenster ist nie leer.',
    author: 'Jule und Tom Andresen',
    role: 'Bücherwand mit Leseplatz, Flensburg',
  },
  call: { title: 'Zeigen Sie uns Ihren Raum', button: 'Ausbau besprechen' },
}
