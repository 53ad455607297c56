export const contactDe = {
  title: 'Kontakt',
  slug: 'kontakt',
  description:
    '{{business.name}}, {{business.address}}. Telefon {{business.phone}}. E-Mail {{business.email}}. Öffnungszeiten und Anfahrt.',
  heading: {
    eyebrow: 'Kontakt',
    text: 'Sprechen Sie mit uns',
  },
  lead: 'Am schnellsten geht es am Telefon, am gründlichsten mit einer E-Mail. Ein Foto vom Raum und ungefähre Maße genügen, den Rest sehen wir uns bei Ihnen an.',
  hours: 'Wann Sie uns erreichen',
  write: {
    title: 'Schreiben Sie uns',
    lead: 'Ein paar Sätze genügen. Wir melden uns am nächsten Werktag.',
  },
  way: {
    title: 'So finden Sie uns',
    text: 'Die Werkstatt liegt zwanzig Schritte vom Wasser: {{business.address}}.\n\n- Mit dem Auto: von der Bundesstraße Richtung Hafen, hinter der Brücke rechts. Parken können Sie im Hof.\n- Mit dem Rad: am Ufer entlang, bis es nach Holz riecht.\n- Mit dem Bus: Haltestelle Hafen, von dort vier Minuten zu Fuß.\n\nDas Tor ist 2,40\u202fm breit. Wer mit Anhänger kommt, ruft bitte kurz vorher an.',
  },
  help: {
    title: 'Was uns hilft',
    items: [
      {
        title: 'Worum es geht',
        text: 'Tisch, Küche, Tür? Ein Satz genügt.',
      },
      {
        title: 'Wo es stehen soll',
        text: 'Ein Foto vom Raum, gern unaufgeräumt.',
      },
      {
        title: 'Wann',
        text: 'Gibt es einen Tag, an dem es da sein muss?',
      },
    ],
  },
}
