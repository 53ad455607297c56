/** What a new block says: fit to be published as it stands, easy to make one's own. */
export const de = {
  text: 'Wir nehmen uns Zeit für ein Gespräch, sagen ehrlich, was möglich ist, und halten, was wir zusagen. Was wir anfangen, bringen wir zu Ende.\n\nSchreiben Sie uns oder kommen Sie vorbei. Meist haben wir noch in derselben Woche einen Termin für Sie.',
  heading: 'Was uns ausmacht',
  download: 'Preisliste herunterladen',
  image: 'Ein Blick in unsere Räume',
  video: 'Ein Rundgang in zwei Minuten',
  button: { contact: 'Termin vereinbaren', more: 'Mehr über uns' },
  section: {
    heading: 'Gut beraten, sauber gemacht',
    left: 'Am Anfang steht ein Gespräch: Was brauchen Sie, was ist schon da, was darf es kosten? Danach bekommen Sie von uns ein Angebot, das hält.',
    right:
      'Während der Arbeit haben Sie immer dieselbe Person am Telefon. Und wenn später etwas klemmt, kommen wir wieder.',
  },
  column: 'Rufen Sie uns an, wir sind gern für Sie da.',
  accordion: {
    first: {
      title: 'Wie bekomme ich einen Termin?',
      text: 'Am schnellsten geht es am Telefon. Sie können uns auch schreiben, wir melden uns am nächsten Werktag.',
    },
    second: {
      title: 'Was kostet das erste Gespräch?',
      text: 'Nichts. Wir sehen uns an, worum es geht, und sagen Ihnen, ob wir helfen können.',
    },
    third: {
      title: 'Kann ich mit Karte bezahlen?',
      text: 'Ja, bar, mit Karte oder auf Rechnung, wie es Ihnen lieber ist.',
    },
  },
  tabs: {
    first: {
      title: 'Vor Ort',
      text: 'Besuchen Sie uns zu den Öffnungszeiten. Parkplätze finden Sie direkt hinter dem Haus, der Eingang ist stufenlos.',
    },
    second: {
      title: 'Bei Ihnen',
      text: 'Auf Wunsch kommen wir zu Ihnen. Die Anfahrt im Umkreis von 30\u00a0Kilometern ist frei.',
    },
    third: {
      title: 'Per Video',
      text: 'Wenn der Weg zu weit ist, sprechen wir per Video. Sie brauchen dafür nur einen Browser.',
    },
  },
  table: {
    caption: 'Preise, einschließlich Mehrwertsteuer',
    service: 'Leistung',
    duration: 'Dauer',
    price: 'Preis',
    first: { name: 'Erstes Gespräch', duration: '30\u00a0Minuten', price: 'kostenlos' },
    second: { name: 'Beratung', duration: '60\u00a0Minuten', price: '85,00\u00a0€' },
    third: { name: 'Beratung bei Ihnen', duration: '90\u00a0Minuten', price: '120,00\u00a0€' },
  },
  quote: {
    text: 'Pünktlich, freundlich und am Ende genau so, wie wir es besprochen hatten. Wir kommen gern wieder.',
    author: 'Familie Petersen',
    role: 'Kundin und Kunde seit 2019',
  },
  cards: {
    first: {
      title: 'Beratung',
      text: 'Wir hören zu, fragen nach und zeigen Ihnen, welche Wege es gibt.',
    },
    second: {
      title: 'Ausführung',
      text: 'Sauber geplant, pünktlich begonnen und so gemacht, dass es lange hält.',
    },
    third: {
      title: 'Service',
      text: 'Auch danach sind wir da: für Fragen, Pflege und kleine Reparaturen.',
    },
    more: 'Mehr erfahren',
  },
  hero: {
    eyebrow: 'Ihr Betrieb vor Ort',
    title: 'Gute Arbeit, die bleibt.',
    text: 'Wir sind ein kleines Team mit viel Erfahrung. Sagen Sie uns, was Sie vorhaben, und wir sagen Ihnen, wie es geht.',
  },
  logos: 'Mit wem wir arbeiten',
  entries: 'Aktuelles',
  products: 'Neu im Shop',
  productGroups: 'Im Shop stöbern',
  files: 'Zum Herunterladen',
  html: '<p><strong>Unser Lageplan</strong><br>Vom Bahnhof sind es fünf Minuten zu Fuß: über den Markt, dann die zweite Straße links.</p>',
}
