import { productsOf, type TemplateShop } from '../../../shop-template.ts'
import { productsDe } from './products.de.ts'
import { productsEn } from './products.en.ts'
import {
  axis,
  BOARDS,
  BOXES,
  BUILT,
  HEIGHTS,
  inSizes,
  inWoods,
  KNOBS,
  LENGTHS,
  SHELVES,
} from './sizes.ts'

const facts = {
  schneidebrett: {
    group: 'kueche',
    ...inSizes(['ahorn', 'eiche', 'nussbaum'], BOARDS, { price: 4900, weight: 1900, stock: 9 }),
  },
  servierbrett: {
    group: 'kueche',
    ...inSizes(['eiche', 'nussbaum'], LENGTHS, { price: 3900, weight: 900, stock: 8 }),
  },
  brotkasten: {
    group: 'kueche',
    variants: inWoods(['esche', 'eiche'], { price: 11_900, weight: 3600, stock: 4 }),
    days: BUILT,
  },
  salatbesteck: {
    group: 'kueche',
    variants: inWoods(['ahorn', 'nussbaum'], { price: 3400, weight: 260, stock: 12 }),
    days: BUILT,
  },
  untersetzer: {
    group: 'kueche',
    variants: inWoods(['esche', 'eiche', 'nussbaum'], { price: 2400, weight: 420, stock: 20 }),
    days: BUILT,
  },
  nudelholz: {
    group: 'kueche',
    axes: [
      axis('Ausführung', 'Version', [
        ['Mit Griffen', 'With handles'],
        ['Ohne Griffe', 'Without handles'],
      ]),
    ],
    variants: [
      { price: 2900, weight: 780, stock: 10, axes: ['Mit Griffen'] },
      { price: 2500, weight: 690, stock: 7, axes: ['Ohne Griffe'] },
    ] as const,
    days: BUILT,
  },
  hocker: {
    group: 'sitzen',
    ...inSizes(['esche', 'eiche'], HEIGHTS, { price: 14_900, weight: 4200, stock: 6 }),
  },
  fussbank: {
    group: 'sitzen',
    variants: inWoods(['laerche', 'eiche'], { price: 6900, weight: 3100, stock: 5 }),
    days: BUILT,
  },
  kinderhocker: {
    group: 'sitzen',
    variants: inWoods(['blau', 'rot', 'gelb'], { price: 7900, weight: 2400, stock: 4 }),
    days: BUILT,
  },
  garderobe: {
    group: 'ablage',
    ...inSizes(['esche', 'eiche'], KNOBS, { price: 5900, weight: 1500, stock: 7 }),
  },
  wandbord: {
    group: 'ablage',
    ...inSizes(['eiche'], SHELVES, { price: 6900, weight: 2800, stock: 6 }),
  },
  schluesselbrett: {
    group: 'ablage',
    variants: inWoods(['eiche', 'nussbaum'], { price: 3200, weight: 520, stock: 11 }),
    days: BUILT,
  },
  bilderleiste: {
    group: 'ablage',
    ...inSizes(['ahorn', 'eiche'], LENGTHS, { price: 2900, weight: 800, stock: 10 }),
  },
  zinkenkasten: {
    group: 'ordnen',
    ...inSizes(['eiche', 'nussbaum'], BOXES, { price: 8900, weight: 1200, stock: 4 }),
  },
  stifteschale: {
    group: 'ordnen',
    variants: inWoods(['esche', 'nussbaum'], { price: 3600, weight: 480, stock: 9 }),
    days: BUILT,
  },
  buchstuetzen: {
    group: 'ordnen',
    variants: inWoods(['eiche', 'nussbaum'], { price: 5400, weight: 1900, stock: 2 }),
    days: BUILT,
  },
  baukloetze: {
    group: 'spielen',
    axes: [
      axis('Anzahl', 'Number', [
        ['24 Stück', '24 pieces'],
        ['48 Stück', '48 pieces'],
      ]),
    ],
    variants: [
      { price: 3900, weight: 1600, stock: 12, axes: ['24 Stück'] },
      { price: 6900, weight: 3100, stock: 8, axes: ['48 Stück'] },
    ] as const,
    days: BUILT,
  },
  nistkasten: {
    group: 'spielen',
    axes: [
      axis('Für', 'For', [
        ['Meisen', 'Tits'],
        ['Stare', 'Starlings'],
      ]),
    ],
    variants: [
      { price: 3400, weight: 1900, stock: 14, axes: ['Meisen'] },
      { price: 3900, weight: 2300, stock: 0, axes: ['Stare'] },
    ] as const,
    days: BUILT,
  },
  moebeloel: {
    group: 'pflege',
    axes: [
      axis('Menge', 'Amount', [
        ['100 ml', '100 ml'],
        ['250 ml', '250 ml'],
        ['500 ml', '500 ml'],
      ]),
    ],
    variants: [
      bottle({ price: 890, amount: 100, stock: 30 }),
      bottle({ price: 1690, amount: 250, stock: 30 }),
      bottle({ price: 2690, amount: 500, stock: 18 }),
    ] as const,
    days: [2, 4] as const,
  },
  bienenwachs: {
    group: 'pflege',
    axes: [
      axis('Menge', 'Amount', [
        ['80 g', '80 g'],
        ['200 g', '200 g'],
      ]),
    ],
    variants: [
      tin({ price: 990, amount: 80, stock: 24 }),
      tin({ price: 1990, amount: 200, stock: 16 }),
    ] as const,
    days: [2, 4] as const,
  },
}

type Filled = { price: number; amount: number; stock: number }

function bottle({ price, amount, stock }: Filled) {
  const content = { amount: String(amount), unit: 'ml' as const }
  return { price, stock, weight: amount + 120, axes: [`${amount} ml`], content }
}

function tin({ price, amount, stock }: Filled) {
  const content = { amount: String(amount), unit: 'g' as const }
  return { price, stock, weight: amount + 60, axes: [`${amount} g`], content }
}

/** Small things that go into a parcel; whole kitchens are still talked about. */
export const shop: TemplateShop = {
  prefix: 'HT',
  groups: [
    {
      key: 'kueche',
      title: { de: 'Küche und Tafel', en: 'Kitchen and table' },
      text: {
        de: 'Bretter, Kästen und Besteck aus Holz, das für Möbel zu kurz war.',
        en: 'Boards, boxes and servers made of wood that was too short for furniture.',
      },
      picture: 'schneidebrett',
    },
    {
      key: 'sitzen',
      title: { de: 'Hocker', en: 'Stools' },
      text: {
        de: 'Drei Beine, keine Schraube, ein Leben lang.',
        en: 'Three legs, not one screw, a whole life.',
      },
      picture: 'hocker',
    },
    {
      key: 'ablage',
      title: { de: 'An der Wand', en: 'On the wall' },
      text: {
        de: 'Borde, Leisten und Haken. Dübel und Schrauben liegen bei.',
        en: 'Shelves, ledges and hooks. Plugs and screws are included.',
      },
      picture: 'wandbord',
    },
    {
      key: 'ordnen',
      title: { de: 'Ordnung', en: 'In order' },
      text: {
        de: 'Kleine Dinge für Schreibtisch und Regal.',
        en: 'Small things for the desk and the bookcase.',
      },
      picture: 'zinkenkasten',
    },
    {
      key: 'spielen',
      title: { de: 'Spielen und Garten', en: 'Play and garden' },
      text: {
        de: 'Für Kinder und Meisen, beides gründlich erprobt.',
        en: 'For children and tits, thoroughly tested with both.',
      },
      picture: 'baukloetze',
    },
    {
      key: 'pflege',
      title: { de: 'Öl und Wachs', en: 'Oil and wax' },
      text: {
        de: 'Damit Holz alt werden kann. Einmal im Jahr genügt.',
        en: 'So that wood may grow old. Once a year is enough.',
      },
      picture: 'moebeloel',
      needsBasePrice: true,
    },
  ],
  colors: [
    { key: 'eiche', title: { de: 'Eiche', en: 'Oak' }, hex: '#c59a5f' },
    { key: 'esche', title: { de: 'Esche', en: 'Ash' }, hex: '#e2c894' },
    { key: 'nussbaum', title: { de: 'Nussbaum', en: 'Walnut' }, hex: '#6b4429' },
    { key: 'ahorn', title: { de: 'Ahorn', en: 'Maple' }, hex: '#ecd9b4' },
    { key: 'laerche', title: { de: 'Lärche', en: 'Larch' }, hex: '#c98f5c' },
    { key: 'blau', title: { de: 'Schleiblau', en: 'Fjord blue' }, hex: '#2f6fa8' },
    { key: 'rot', title: { de: 'Bootsrot', en: 'Boat red' }, hex: '#b23a2e' },
    { key: 'gelb', title: { de: 'Rapsgelb', en: 'Rape yellow' }, hex: '#e3b52c' },
  ],
  products: productsOf(facts, { de: productsDe, en: productsEn }),
}
