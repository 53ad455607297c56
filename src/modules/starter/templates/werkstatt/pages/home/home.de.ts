export const homeDe = {
  title: 'Startseite',
  slug: '',
  metaTitle: '{{business.name}} · Tischlerei in {{business.city}}',
  description:
    'Möbel, Küchen, Türen und Innenausbau aus heimischem Holz. {{business.name}} in {{business.city}}: gezeichnet, gebaut und eingebaut von denselben Leuten.',
  hero: {
    eyebrow: 'Tischlerei in {{business.city}}, seit 1987',
    title: 'Möbel, die man vererbt.',
    text: 'Wir bauen Tische, Küchen, Einbauten und Türen. Das Holz dafür ist rund um {{business.city}} gewachsen. Gezeichnet, gefertigt und eingebaut wird alles von denselben sechs Leuten.',
    discuss: 'Projekt besprechen',
    look: 'Arbeiten ansehen',
  },
  promise: {
    title: 'Wir bauen nichts, was wir nicht selbst reparieren könnten.',
    text: 'Diese Abmachung gilt seit dem ersten Tag, als die Werkstatt 1987 in eine alte Räucherei am Wasser zog. Heute arbeiten hier zwei Generationen, sechs Leute und eine sehr alte Bandsäge. Was unser Haus verlässt, tragen wir selbst zu Ihnen hinein.',
  },
  services: {
    title: 'Leistungen',
    anchor: 'leistungen',
    items: {
      furniture: {
        title: 'Möbel nach Maß',
        text: 'Tische, Betten, Schränke, Bänke. Ein Einzelstück für genau Ihren Raum, vom ersten Strich bis zur Ölung.',
      },
      kitchens: {
        title: 'Küchen',
        text: 'Massive Fronten, Arbeitsplatten mit Gebrauchsspuren im Plan. Geräte und Anschlüsse stimmen wir mit den Handwerkern vor Ort ab.',
      },
      interiors: {
        title: 'Innenausbau',
        text: 'Bücherwände, Sitznischen, Treppen und Böden. Auch in schiefen Häusern, denn hier ist kein Haus gerade.',
      },
      doors: {
        title: 'Fenster und Türen',
        text: 'Neubau und Restaurierung von Haustüren und Kastenfenstern, auf Wunsch in Absprache mit der Denkmalpflege.',
      },
    },
  },
  works: {
    title: 'Zuletzt gebaut',
    anchor: 'arbeiten',
    captions: {
      table: 'Esstisch für zehn. Eiche, geölt, aus einem einzigen Stamm.',
      bookcase: 'Bücherwand mit Leseplatz. Esche und Leinen, Altbau in Flensburg.',
      door: 'Haustür von 1911. Lärche, restauriert und neu verglast, Arnis.',
      joint: 'Schubkasten, von Hand gezinkt. So sieht bei uns jede Ecke aus.',
    },
    more: 'Alle Arbeiten',
  },
  goods: { title: 'Klein genug für die Post' },
  steps: {
    title: 'So arbeiten wir',
    anchor: 'arbeitsweise',
    items: [
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
    ],
  },
  quote: {
    text: 'Beim ersten Besuch haben sie eine Stunde lang nur zugehört und Kaffee getrunken. Vier Monate später stand ein Tisch da, als wäre das Haus um ihn herum gebaut worden.',
    author: 'Familie Brodersen',
    role: 'Esstisch und Bank, Arnis',
  },
  news: 'Aus der Werkstatt',
  visit: {
    title: 'Die Werkstatt steht offen',
    anchor: 'werkstatt',
    text: 'Kommen Sie vorbei, am besten vormittags. Parken können Sie im Hof, der Kaffee steht auf der Hobelbank links. Für ein Projekt schreiben Sie uns kurz, worum es geht. Ein Foto und ungefähre Maße genügen.',
    button: 'Anfahrt und Kontakt',
  },
  call: {
    title: 'Was dürfen wir für Sie bauen?',
    button: 'Projekt besprechen',
  },
}
