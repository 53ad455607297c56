export const breadsDe = {
  page: {
    title: 'Brote & Brötchen',
    slug: 'brote-und-broetchen',
    linktext: 'Brote',
    description:
      'Alle Brote und Brötchen mit Zutaten, Allergenen, Gewicht und Preis. Gebacken von {{business.name}} in {{business.city}}.',
  },
  opening: {
    eyebrow: 'Sortiment',
    heading: 'Brote und Brötchen',
    lead: 'Acht Brote und ebenso viele Sorten Kleingebäck. Nicht alles an jedem Tag, dafür jeden Tag frisch. Was abends übrig ist, holt die Tafel, und aus dem letzten Rest werden Semmelbrösel.',
  },
  loaves: {
    heading: 'Unsere Brote',
    caption: 'Preise inklusive Mehrwertsteuer. Halbe Laibe schneiden wir gern ab.',
    rows: [
      ['Brot', 'Zutaten', 'Allergene', 'Gewicht', 'Preis'],
      [
        'Mehlgassenbrot',
        'Roggenmehl, Weizenmehl, Natursauerteig, Wasser, Meersalz',
        'Roggen, Weizen',
        '1\u202fkg',
        '5,90\u202f€',
      ],
      [
        'Volles Korn',
        'Roggenschrot, Natursauerteig, Wasser, Rübensirup, Meersalz',
        'Roggen',
        '1\u202fkg',
        '6,40\u202f€',
      ],
      [
        'Emskruste',
        'Weizenmehl, Roggenmehl, Wasser, Weizensauerteig, Meersalz',
        'Weizen, Roggen',
        '750\u202fg',
        '4,80\u202f€',
      ],
      [
        'Dinkelkasten',
        'Dinkelvollkornmehl, Wasser, Sonnenblumenkerne, Hefe, Meersalz',
        'Dinkel (Weizenart)',
        '750\u202fg',
        '5,60\u202f€',
      ],
      [
        'Saatenbrot',
        'Roggenmehl, Leinsaat, Kürbiskerne, Sesam, Sauerteig, Meersalz',
        'Roggen, Sesam',
        '500\u202fg',
        '4,60\u202f€',
      ],
      [
        'Nussknust',
        'Weizenmehl, Walnüsse, Haselnüsse, Wasser, Hefe, Honig, Meersalz',
        'Weizen, Schalenfrüchte',
        '500\u202fg',
        '5,20\u202f€',
      ],
      [
        'Stuten',
        'Weizenmehl, Vollmilch, Butter, Zucker, Eier, Hefe, Salz',
        'Weizen, Milch, Ei',
        '500\u202fg',
        '4,90\u202f€',
      ],
      [
        'Baguette',
        'Weizenmehl, Wasser, Weizensauerteig, Hefe, Meersalz',
        'Weizen',
        '250\u202fg',
        '2,60\u202f€',
      ],
    ],
  },
  rolls: {
    heading: 'Brötchen und Gebäck',
    caption: 'Preise je Stück, inklusive Mehrwertsteuer.',
    rows: [
      ['Gebäck', 'Zutaten', 'Allergene', 'Preis'],
      ['Schnittbrötchen', 'Weizenmehl, Wasser, Hefe, Salz', 'Weizen', '0,55\u202f€'],
      ['Roggling', 'Roggenmehl, Weizenmehl, Sauerteig, Salz', 'Roggen, Weizen', '0,75\u202f€'],
      ['Dinkelknauz', 'Dinkelmehl, Wasser, Hefe, Salz', 'Dinkel (Weizenart)', '0,95\u202f€'],
      [
        'Mohn- oder Sesambrötchen',
        'Weizenmehl, Wasser, Saaten, Hefe, Salz',
        'Weizen, Sesam',
        '0,75\u202f€',
      ],
      [
        'Laugenbrezel',
        'Weizenmehl, Wasser, Butter, Hefe, Natronlauge, Salz',
        'Weizen, Milch',
        '1,40\u202f€',
      ],
      [
        'Buttercroissant',
        'Weizenmehl, Butter, Vollmilch, Zucker, Hefe, Salz',
        'Weizen, Milch',
        '1,90\u202f€',
      ],
      [
        'Rosinenbrötchen',
        'Weizenmehl, Vollmilch, Rosinen, Butter, Eier, Hefe',
        'Weizen, Milch, Ei',
        '1,20\u202f€',
      ],
      [
        'Zimtschnecke',
        'Weizenmehl, Butter, Vollmilch, Zucker, Zimt, Hefe',
        'Weizen, Milch',
        '2,20\u202f€',
      ],
    ],
  },
  days: {
    heading: 'Wann es was gibt',
    items: [
      {
        title: 'Jeden Tag',
        text: 'Mehlgassenbrot, Emskruste, Baguette, Stuten und alle Brötchen. Montags ist Ruhetag, auch für den Sauerteig.',
      },
      {
        title: 'Dienstag und Donnerstag',
        text: 'Volles Korn und der Dinkelkasten. Beide brauchen zwei Tage und schmecken am dritten am besten.',
      },
      {
        title: 'Mittwoch und Samstag',
        text: 'Saatenbrot und Nussknust. Samstags backen wir doppelt so viel und haben trotzdem nie genug.',
      },
      {
        title: 'Freitag',
        text: 'Brezeltag. Ab elf\u00a0Uhr kommen die Bleche im Viertelstundentakt, mit und ohne Salz.',
      },
    ],
  },
  flour: {
    eyebrow: 'Herkunft',
    heading: 'Roggen, der uns kennt',
    text: 'Unser Getreide kommt von drei Höfen rund um Freckenhorst. Es wird auf Stein gemahlen, jede Woche neu, und nie länger als zehn Tage gelagert. Deshalb schmeckt das Brot im Herbst anders als im Frühjahr. Wir halten das für einen Vorzug.',
  },
  allergies: {
    heading: 'Gut zu wissen bei Allergien',
    text: 'In der Backstube verarbeiten wir Weizen, Roggen, Dinkel, Milch, Ei, Sesam und Schalenfrüchte an denselben Tischen. Spuren davon können überall vorkommen. Das Heft mit allen Rezepturen liegt an der Theke, fragen Sie danach.',
  },
  call: {
    heading: 'Ein Laib für morgen?',
    text: 'Bis 17\u00a0Uhr bestellt, liegt Ihr Brot am nächsten Morgen bereit, geschnitten oder am Stück. Rufen Sie an: {{business.phone}}.',
    button: 'So bestellen Sie vor',
  },
}
