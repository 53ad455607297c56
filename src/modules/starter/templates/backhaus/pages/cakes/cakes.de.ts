export const cakesDe = {
  page: {
    title: 'Kuchen & Torten',
    slug: 'kuchen-und-torten',
    linktext: 'Torten',
    description:
      'Kuchen für heute, Torten auf Bestellung, Hochzeitstorten mit Probeessen. Preise, Fristen und Antworten aus der Konditorei in {{business.city}}.',
  },
  opening: {
    eyebrow: 'Konditorei',
    title: 'Torten für Dienstage und Hochzeiten.',
    text: 'Emil Vosswinkel hat in Wien gelernt und in {{business.city}} Geduld. Was er backt, ist weniger süß, als Sie denken, und reicht für mehr Leute, als eingeladen sind.',
    order: 'Torte bestellen',
  },
  counter: {
    heading: 'In der Theke',
    items: [
      {
        title: 'Käsekuchen',
        text: 'Quark vom Hof, Zitrone, kein Boden, der stört. Stück 3,40\u202f€, ganz 34\u202f€',
      },
      {
        title: 'Erdbeertorte',
        text: 'Von Mai bis Juli, mit Vanillecreme und Mürbeteig. Stück 3,90\u202f€',
      },
      {
        title: 'Gugelhupf',
        text: 'Nach dem Heft der Großmutter, mit Rum, den man nur ahnt. Stück 2,80\u202f€',
      },
      {
        title: 'Pflaumenkuchen',
        text: 'Hefeteig, Streusel, ein Klecks Sahne. September und Oktober. Stück 3,20\u202f€',
      },
      {
        title: 'Schokoladentorte',
        text: 'Drei Böden, dunkle Ganache, ein Hauch Salz. Stück 4,20\u202f€',
      },
      {
        title: 'Pumpernickel\u00adcreme',
        text: 'Münsterland im Glas, mit Kirschen und Schokolade. Glas 4,60\u202f€',
      },
    ],
  },
  wedding: {
    eyebrow: 'Hochzeit und Taufe',
    heading: 'Ein Stockwerk für jede gute Nachricht',
    text: 'Wir setzen uns mit Ihnen an den Tisch, hören zu und lassen Sie drei Sorten probieren. Danach zeichnet Emil, und Sie bekommen einen festen Preis. Geliefert wird bis 40\u202fkm weit, aufgebaut von dem, der sie gebacken hat.\n\nBlüten kommen aus dem Garten oder gar nicht. Figuren stellen wir auf, wenn Sie welche mitbringen.',
  },
  rules: {
    heading: 'Fristen und Preise',
    caption: 'Alle Preise inklusive Mehrwertsteuer, je Portion gerechnet.',
    rows: [
      ['Bestellung', 'Für wie viele', 'Vorlauf', 'ab'],
      ['Kuchen vom Blech', '20 bis 24', '2 Tage', '1,90\u202f€'],
      ['Torte, ein Stockwerk', '12 bis 16', '3 Tage', '3,60\u202f€'],
      ['Torte, zwei Stockwerke', '30 bis 40', '3 Wochen', '4,80\u202f€'],
      ['Hochzeitstorte, drei Stockwerke', '60 bis 90', '8 Wochen', '5,90\u202f€'],
      ['Kleingebäck für Kaffeetafeln', 'ab 20', '3 Tage', '1,40\u202f€'],
    ],
  },
  questions: {
    heading: 'Was oft gefragt wird',
    items: [
      {
        title: 'Muss ich anzahlen?',
        text: 'Bei Torten ab zwei Stockwerken ein Drittel, sobald die Zeichnung steht. Alles andere bezahlen Sie beim Abholen, bar oder mit Karte.',
      },
      {
        title: 'Kann ich wieder absagen?',
        text: 'Bis zum Ende der Vorlauffrist kostenlos. Danach haben wir eingekauft und oft schon gebacken, dann berechnen wir, was angefallen ist. Genaueres steht in unseren AGB.',
      },
      {
        title: 'Geht es ohne Nüsse, ohne Ei, ohne Milch?',
        text: 'Ohne Nüsse und ohne Milch meistens, ohne Ei manchmal. Wir backen alles in einer Stube, Spuren können wir nicht ausschließen. Sagen Sie uns bitte, ob es um Geschmack oder um eine Allergie geht.',
      },
      {
        title: 'Schreiben Sie etwas auf die Torte?',
        text: 'Gern, bis zu dreißig Zeichen ohne Aufpreis. Wir lesen Ihnen den Namen am Telefon buchstabiert vor.',
      },
      {
        title: 'Wie kommt die Torte heil nach Hause?',
        text: 'In einem festen Karton auf dem Boden des Wagens, nicht auf dem Schoß. Im Sommer bitte mit Klimaanlage und ohne Umweg.',
      },
    ],
  },
  call: {
    heading: 'Welchen Anlass gibt es?',
    text: 'Nennen Sie uns den Tag, die Zahl der Gäste und was auf keinen Fall hinein darf. Die Konditorei erreichen Sie am besten zwischen 13 und 16\u00a0Uhr unter {{business.phone}}. Per E-Mail geht es jederzeit: {{business.email}}.',
    button: 'Bestellen und abholen',
  },
}
