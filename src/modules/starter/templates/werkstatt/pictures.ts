import type { TemplatePicture } from '../../site-template.ts'

/** What the pictures show, and what of them must stay in sight. */
export const pictures: readonly TemplatePicture[] = [
  {
    name: 'werkstatt-am-morgen',
    file: 'werkstatt-am-morgen.jpg',
    alt: {
      de: 'Werkstatt am Morgen: Hobelbank mit Hobel und Spänen vor einem großen Fenster, dahinter das Wasser',
      en: 'The workshop in the morning: a bench with a plane and shavings before a large window, the water behind it',
    },
    focal: { x: 0.34, y: 0.5 },
    tags: ['Werkstatt'],
  },
  {
    name: 'esstisch-eiche',
    file: 'esstisch-eiche.jpg',
    alt: {
      de: 'Langer Eichentisch mit Obstschale und Vase vor einem hohen Fenster im Abendlicht',
      en: 'Long oak table with a bowl of fruit and a vase before a tall window in the evening light',
    },
    focal: { x: 0.5, y: 0.6 },
    tags: ['Möbel', 'Eiche'],
  },
  {
    name: 'buecherwand',
    file: 'buecherwand.jpg',
    alt: {
      de: 'Raumhohe Bücherwand mit eingebauter Sitzbank, Leuchte und Leiter',
      en: 'Book wall up to the ceiling with a built-in bench, a lamp and a ladder',
    },
    focal: { x: 0.5, y: 0.62 },
    tags: ['Innenausbau', 'Esche'],
  },
  {
    name: 'haustuer-1911',
    file: 'haustuer-1911.jpg',
    alt: {
      de: 'Grüne Haustür mit Oberlicht in einer Backsteinfassade, daneben Stockrosen',
      en: 'Green front door with a fanlight in a brick wall, hollyhocks beside it',
    },
    focal: { x: 0.5, y: 0.5 },
    tags: ['Türen', 'Lärche'],
  },
  {
    name: 'schwalbenschwanz',
    file: 'schwalbenschwanz.jpg',
    alt: {
      de: 'Zwei Bretter mit Schwalbenschwanzzinken, kurz vor dem Zusammenstecken',
      en: 'Two boards with dovetails, about to be joined',
    },
    focal: { x: 0.5, y: 0.5 },
    tags: ['Möbel', 'Handwerk'],
  },
  {
    name: 'werkstatt-am-wasser',
    file: 'werkstatt-am-wasser.jpg',
    alt: {
      de: 'Backsteinhaus mit grünen Werkstatttoren am Wasser, davor gestapeltes Holz und ein Fahrrad',
      en: 'Brick house with green workshop doors by the water, stacked timber and a bicycle before it',
    },
    focal: { x: 0.45, y: 0.6 },
    tags: ['Werkstatt'],
  },
]
