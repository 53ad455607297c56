export const clubhouseDe = {
  title: 'Vereinsheim',
  slug: 'vereinsheim',
  description: 'Das Vereinsheim von {{business.name}}: Räume, Öffnungszeiten, Feiern und Bilder.',
  hero: {
    eyebrow: 'Gastraum, Saal, Terrasse',
    title: 'Das Wohnzimmer am Deich.',
    text: 'Selbst gebaut 1953, seither dreimal gestrichen und kein einziges Mal verschlossen, wenn jemand Durst hatte. Gäste sind so willkommen wie Mitglieder.',
    button: 'Raum anfragen',
  },
  rooms: {
    title: 'Räume',
    items: [
      [
        'Gastraum',
        '48 Plätze, Tresen, Kicker und die Pokalwand. Freitags ab 19\u00a0Uhr Knobelrunde, bei Länderspielen mit Leinwand.',
      ],
      [
        'Sternensaal',
        '90 Plätze, Bühne, Tonanlage und eigene Küche. Für Geburtstage, Taufen und Versammlungen, auch mit Tanz.',
      ],
      [
        'Terrasse',
        '60 Plätze mit Blick auf den Platz. Schirme, Grill und im Sommer der beste Sonnenuntergang der Stadt.',
      ],
    ],
  },
  hire: {
    title: 'Feiern im Vereinsheim',
    caption: 'Miete pro Tag, Endreinigung inbegriffen',
    rows: [
      ['Raum', 'Mitglieder', 'Gäste'],
      ['Gastraum', '90\u00a0€', '160\u00a0€'],
      ['Sternensaal', '180\u00a0€', '320\u00a0€'],
      ['Saal mit Terrasse', '220\u00a0€', '390\u00a0€'],
    ],
    text: 'Getränke kommen von unserem Tresen, das Essen dürfen Sie mitbringen. Bitte fragen Sie sechs Wochen vorher an, im Mai und Juni lieber früher.',
  },
  kitchen: {
    title: 'Was auf den Teller kommt',
    text: 'Gudrun und Ali kochen zusammen, seit 2016 und ohne Streit. Donnerstags gibt es Linsensuppe, freitags Bratfisch, sonntags nach dem Spiel Bratwurst vom Landschlachter und Köfte vom Grill.\n\n- Bratwurst im Brötchen 3,50\u00a0€\n- Köfte mit Salat 6,50\u00a0€\n- Linsensuppe 4,50\u00a0€\n- Pommes, groß 3,00\u00a0€',
  },
  hours: 'Öffnungszeiten',
  gallery: 'Einblicke',
}
