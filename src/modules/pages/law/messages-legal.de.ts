/** True for every business as long as it has written nothing of its own. */
export const disclaimerDe = {
  title: 'Haftungsausschluss',
  lead: 'Wofür wir auf dieser Website einstehen, und wo unsere Verantwortung endet.',
  content: {
    title: 'Unsere Inhalte',
    text: '{{name}} stellt die Inhalte dieser Website mit Sorgfalt zusammen und hält sie auf dem neuesten Stand. Trotzdem kann sich etwas ändern oder ein Fehler einschleichen. Verbindlich sind deshalb unsere schriftlichen Angebote und Vereinbarungen. Die Haftung für Vorsatz, grobe Fahrlässigkeit und die Verletzung von Leben, Körper oder Gesundheit bleibt davon unberührt.',
  },
  links: {
    title: 'Links zu anderen Websites',
    text: 'Führt ein Link zu einer fremden Website, ist deren Betreiber für die Inhalte dort verantwortlich. Beim Setzen des Links haben wir nichts Rechtswidriges bemerkt. Erfahren wir später davon, entfernen wir den Link.',
  },
  rights: {
    title: 'Texte und Bilder',
    text: 'Texte, Bilder und Gestaltung dieser Website sind urheberrechtlich geschützt. Bitte fragen Sie uns, bevor Sie etwas davon verwenden.',
  },
  report: {
    title: 'Etwas stimmt nicht?',
    text: 'Schreiben Sie uns, wir sehen es uns an:',
  },
}

export const shippingDe = {
  title: 'Versandkosten',
  lead: 'Was eine Lieferung kostet, erfahren Sie bei uns, bevor Sie bestellen.',
  cost: {
    title: 'So berechnen wir den Versand',
    text: 'Die Versandkosten richten sich nach Größe, Gewicht und Ziel der Sendung. {{name}} nennt sie Ihnen als Gesamtbetrag einschließlich Umsatzsteuer mit dem Angebot, also bevor Sie etwas beauftragen. Weitere Kosten kommen nicht hinzu.',
  },
  pickup: {
    title: 'Abholung',
    text: 'Wenn Sie bei uns abholen, fallen keine Versandkosten an. Bitte vereinbaren Sie vorher einen Termin:',
  },
  questions: {
    title: 'Fragen zur Lieferung',
    text: 'Wohin wir liefern und wie lange es dauert, sagen wir Ihnen gern:',
  },
}
