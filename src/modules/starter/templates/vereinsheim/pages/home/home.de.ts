/** Words of the home page. */
export const homeDe = {
  title: 'Startseite',
  slug: '',
  metaTitle: '{{business.name}} · Sportverein in {{business.city}}',
  description:
    'Sport in {{business.city}}: {{business.name}} mit Spielplan, Trainingszeiten, Neuigkeiten und allem zur Mitgliedschaft.',
  hero: {
    eyebrow: 'Sportverein in {{business.city}}, seit 1924',
    title: 'Unter Flutlicht zu Hause.',
    text: '612 Mitglieder, vier Sparten, ein Platz am Allerdeich. Bei uns spielen Dreijährige und Siebzigjährige, nur nicht immer gegeneinander.',
    join: 'Mitglied werden',
    training: 'Trainingszeiten',
  },
  match: {
    eyebrow: 'Nächstes Heimspiel · 1.\u00a0Herren, Kreisliga',
    title: '{{business.name}} – FC Heidekamp',
    lead: 'Sonntag, 15:00\u00a0Uhr, Deichstadion. Einlass ab 13:30\u00a0Uhr, die Waffeln sind ab 14:00\u00a0Uhr heiß.',
    button: 'Zur Mannschaft',
    others: 'Sonst am Wochenende',
    rows: [
      ['Anstoß', 'Spiel', 'Ort'],
      ['Sa 10:00', 'E-Jugend – SG Örtzequelle', 'Platz 2'],
      ['Sa 13:30', 'C-Jugend – TSV Lachteufer', 'Deichstadion'],
      ['Sa 17:00', 'Handball Frauen – HSG Südheide', 'Allerhalle'],
      ['So 11:00', 'TuS Wietzebogen – 1. Frauen', 'auswärts'],
    ],
  },
  news: 'Neues vom Deich',
  teams: {
    eyebrow: 'Unsere Mannschaften',
    title: 'Für jedes Alter das richtige Trikot',
    men: {
      title: '1. Herren',
      text: 'Kreisliga, Platz 3. Trainer Torsten Wiechmann nennt es „Entwicklung mit Aussicht“.',
    },
    women: {
      title: '1. Frauen',
      text: 'Landesliga-Aufsteigerinnen und seit neun Spielen ungeschlagen.',
    },
    youth: {
      title: 'Jugend',
      text: 'Elf Teams von den Bambini bis zur A-Jugend, 214 Kinder und Jugendliche.',
    },
    handball: {
      title: 'Handball',
      text: 'Frauen, Männer und eine gemischte D-Jugend, freitags in der Allerhalle.',
    },
  },
  facts: ['612 Mitglieder', '19 Mannschaften', '74 Ehren\u00adamtliche', '1924 gegründet'],
  fanShop: { title: 'Blau-weiß zum Anziehen' },
  join: {
    eyebrow: 'Mitmachen',
    title: 'Dreimal kommen, dann entscheiden.',
    text: 'Drei Wochen Probetraining kosten nichts und verpflichten zu nichts. Sportschuhe genügen, den Rest leihen wir Ihnen. Kinder zahlen 5\u00a0€ im Monat, Erwachsene 11\u00a0€.',
    button: 'Beiträge und Aufnahme',
    ask: 'Erst einmal fragen',
  },
  quote: {
    text: 'Ich bin mit sechs gekommen, weil meine Freundin hier war. Heute bin ich vierunddreißig, die Freundin wohnt in Bremen, und ich stehe immer noch jeden Samstag auf diesem Platz.',
    author: 'Svenja Lohmann',
    role: 'Jugendleiterin, Mitglied seit 1998',
  },
  house: {
    title: 'Nach dem Spiel ist vor dem Tresen',
    text: 'Im Vereinsheim gibt es Bratwurst, Kaltes vom Fass und freitags Knobelrunde. Gäste sind willkommen, auch die mit dem falschen Schal.',
    button: 'Das Vereinsheim',
    hours: 'Wann offen ist',
  },
  sponsors: 'Betriebe, die uns tragen',
}
