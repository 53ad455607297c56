export const contactDe = {
  page: {
    title: 'Kontakt & Öffnungszeiten',
    slug: 'kontakt',
    linktext: 'Kontakt',
    description:
      '{{business.name}}. {{business.address}}. Öffnungszeiten, Anfahrt und Vorbestellung. Telefon {{business.phone}}.',
  },
  opening: {
    eyebrow: 'Kontakt',
    heading: 'Immer dem Duft nach',
    lead: 'Am Telefon ist meistens jemand mit Mehl an den Händen. Lassen Sie es ruhig länger klingeln.',
  },
  hours: 'Öffnungszeiten',
  write: {
    title: 'Schreiben Sie uns',
    lead: 'Für Torten bitte mit Tag und Personenzahl. Wir antworten am selben Werktag.',
  },
  way: {
    heading: 'So finden Sie uns',
    text: 'Mitten in der Altstadt, fünf Minuten vom Marktplatz: {{business.address}}.\n\n- Zu Fuß: vom Markt an der Kirche vorbei, dann die zweite Gasse links.\n- Mit dem Rad: der Emsradweg führt hinter dem Haus vorbei, Ständer stehen im Hof.\n- Mit dem Auto: Parkplatz an der Emsinsel, von dort drei Minuten. Vor der Tür dürfen Sie zehn Minuten stehen.\n- Mit der Bahn: vom Bahnhof zwölf Minuten zu Fuß.\n\nEine Stufe führt in den Laden. Die Rampe holen wir sofort, klingeln Sie rechts neben der Tür.',
  },
  order: {
    heading: 'So bestellen Sie vor',
    items: [
      {
        title: '1. Sagen Sie uns, was',
        text: 'Bis 17\u00a0Uhr für den nächsten Morgen, Torten mit mehr Vorlauf. Telefon {{business.phone}}. E-Mail {{business.email}}.',
      },
      {
        title: '2. Wir bestätigen',
        text: 'Am Telefon sofort, auf E-Mails am selben Werktag. Erst mit unserer Antwort gilt die Bestellung.',
      },
      {
        title: '3. Sie holen ab',
        text: 'Ihr Brot liegt mit Namen im Regal, bis eine Stunde vor Ladenschluss. Bezahlt wird dann, bar oder mit Karte.',
      },
    ],
    byPost: {
      text: 'Zu weit weg? Brot, Kuchen und Haltbares verschicken wir auch. Im Shop bestellen Sie zu jeder Stunde, wir packen am nächsten Backtag.',
      button: 'Brot im Shop bestellen',
    },
    terms: 'Bedingungen für Vorbestellungen',
  },
}
