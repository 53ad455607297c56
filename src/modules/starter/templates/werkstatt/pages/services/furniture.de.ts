import type { ServiceWords } from './service-page.ts'

export const furnitureDe: ServiceWords = {
  title: 'Möbel nach Maß',
  slug: 'moebel',
  description:
    'Tische, Betten, Schränke und Bänke aus Eiche, Esche und Lärche, gebaut für genau einen Raum. {{business.name}}, {{business.city}}.',
  hero: {
    eyebrow: 'Leistungen',
    title: 'Möbel nach Maß',
    text: 'Ein Einzelstück für genau Ihren Raum, vom ersten Strich bis zur Ölung. So gebaut, dass man es auseinandernehmen und reparieren kann.',
  },
  chapters: [
    {
      title: 'Vom Stamm her gedacht',
      text: 'Wir beginnen nicht mit einem Katalog, sondern mit einem Brett. Bevor wir zeichnen, legen wir Ihnen Hölzer hin: wie sie sich anfühlen, wie sie altern, was sie vertragen. Danach erst kommt die Form.\n\nEine Tischplatte schneiden wir aus einem einzigen Stamm, damit die Maserung über die Fugen läuft. Das sieht man, und man merkt es nach zehn Wintern.',
    },
    {
      title: 'Verbunden statt verschraubt',
      text: 'Unsere Ecken sind gezinkt, geschlitzt oder gedübelt. Holz arbeitet, und eine gute Verbindung arbeitet mit.\n\nOberflächen ölen oder seifen wir. Ein Kratzer lässt sich so an einem Nachmittag beheben, ohne dass jemand das ganze Möbel abschleifen muss.',
    },
  ],
  points: {
    title: 'Was wir oft bauen',
    items: [
      {
        title: 'Tische',
        text: 'Esstische von zwei bis vier Metern, Schreibtische, Werkbänke für Kinder. Auf Wunsch mit Auszug, der ohne Kraft läuft.',
      },
      {
        title: 'Schränke',
        text: 'Wäscheschränke, Vitrinen, Garderoben. Mit Rückwand aus Holz, nicht aus Pappe.',
      },
      {
        title: 'Betten und Bänke',
        text: 'Betten ohne ein Stück Metall, Eckbänke mit Stauraum, Bänke für den Garten aus Lärche.',
      },
    ],
  },
  quote: {
    text: 'Der Tisch hat drei Umzüge, zwei Kinder und einen Wasserschaden überlebt. Er sieht jetzt besser aus als am ersten Tag.',
    author: 'Dr. Anke Petersen',
    role: 'Esstisch aus Eiche, Schleswig',
  },
  call: { title: 'Welches Stück fehlt in Ihrem Haus?', button: 'Möbel besprechen' },
}
