export const de = {
  page: { nearby: 'In diesem Bereich' },
  download: {
    facts: '{{ext}}, {{size}}',
  },
  video: {
    play: 'Video bei {{host}} ansehen',
    hint: 'Öffnet die Website von {{host}}. Erst dann werden Daten dorthin übertragen.',
    fallback: 'Video herunterladen',
  },
  embed: { play: 'Bei {{host}} öffnen' },
  tabs: { label: 'Reiter' },
  table: { scroll: 'Tabelle, seitlich verschiebbar' },
  social: { title: 'Folgen Sie uns' },
  hours: {
    title: 'Öffnungszeiten',
    empty: 'Unsere Öffnungszeiten erfahren Sie auf Anfrage.',
  },
  contact: {
    title: 'Schreiben Sie uns',
    submit: 'Nachricht senden',
    optional: '{{label}} (freiwillig)',
    choose: 'Bitte wählen',
    least: 'Mindestens 10 Zeichen.',
    phone: 'Mit Ländervorwahl, zum Beispiel +49 30 1234567.',
  },
  newsletter: {
    title: 'Newsletter abonnieren',
    submit: 'Newsletter abonnieren',
    email: 'E-Mail-Adresse',
    firstName: 'Vorname (freiwillig)',
    lastName: 'Nachname (freiwillig)',
    lists: 'Was möchten Sie bekommen?',
  },
  positions: {
    title: 'Wir suchen Sie',
    empty: 'Zurzeit sind alle Stellen besetzt.',
    apply: 'Initiativ bewerben',
  },
  entries: { empty: 'Hier erscheinen bald die ersten Beiträge.' },
}
