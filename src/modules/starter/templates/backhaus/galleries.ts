import type { TemplateGallery } from '../../site-template.ts'

export const galleries: readonly TemplateGallery[] = [
  {
    key: 'glimpses',
    title: { de: 'Einblicke', en: 'Glimpses' },
    layout: 'masonry',
    items: [
      item(
        'backhaus-ofen',
        'Fünf Uhr früh. Der Ofen von 1923 zieht wie am ersten Tag.',
        'Five in the morning. The oven of 1923 draws as it did on its first day.',
      ),
      item(
        'backhaus-torte',
        'Drei Stockwerke Buttercreme, die Rosen aus Gesines Garten.',
        'Three storeys of buttercream, the roses from Gesine’s garden.',
      ),
      item(
        'backhaus-teig',
        'Jeder Laib geht einmal durch zwei Hände.',
        'Every loaf passes through one pair of hands.',
      ),
      item(
        'backhaus-brotregal',
        'Halb sieben, das Regal ist voll.',
        'Half past six and the shelves are full.',
      ),
      item(
        'backhaus-cafe',
        'Der Platz am Fenster. Wer zuerst kommt, sitzt.',
        'The seat by the window. First come, first seated.',
      ),
      item(
        'backhaus-croissants',
        'Drei Tage Arbeit, drei Minuten Glück.',
        'Three days of work, three minutes of joy.',
      ),
      item(
        'backhaus-theke',
        'Emils Theke am Samstagmittag.',
        'Emil’s counter at noon on a Saturday.',
      ),
      item(
        'backhaus-korn',
        'Roggen aus Freckenhorst, gemahlen in Sichtweite.',
        'Rye from Freckenhorst, milled within sight.',
      ),
      item(
        'backhaus-brezeln',
        'Tareks Brezeln, freitags ab elf.',
        'Tarek’s pretzels, Fridays from eleven.',
      ),
      item(
        'backhaus-laden',
        'Die Mehlgasse, kurz nach dem Aufschließen.',
        'Mehlgasse, shortly after we unlock.',
      ),
    ],
  },
  {
    key: 'favourites',
    title: { de: 'Aus Backstube und Laden', en: 'From bakehouse and shop' },
    layout: 'row',
    items: [
      item('backhaus-cafe', 'Der Platz am Fenster.', 'The seat by the window.'),
      item('backhaus-korn', 'Roggen aus Freckenhorst.', 'Rye from Freckenhorst.'),
      item('backhaus-torte', 'Rosen aus Gesines Garten.', 'Roses from Gesine’s garden.'),
      item('backhaus-laden', 'Die Mehlgasse am Morgen.', 'Mehlgasse in the morning.'),
    ],
  },
]

function item(picture: string, de: string, en: string) {
  return { picture, caption: { de, en } }
}
