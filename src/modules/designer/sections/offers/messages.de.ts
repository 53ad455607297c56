export const offersDe = {
  table: {
    name: 'Preistabelle',
    title: 'Was es kostet',
    text: 'Alle Preise verstehen sich einschließlich Mehrwertsteuer. Die Anfahrt im Ort ist frei.',
    caption: 'Preise je Leistung',
    head: { service: 'Leistung', time: 'Dauer', price: 'Preis' },
    rows: {
      first: { service: 'Erstes Gespräch', time: '30\u00a0Minuten', price: 'kostenlos' },
      second: { service: 'Beratung vor Ort', time: '60\u00a0Minuten', price: '85,00\u00a0€' },
      third: { service: 'Arbeitsstunde', time: '60\u00a0Minuten', price: '68,00\u00a0€' },
      fourth: { service: 'Jahresprüfung', time: 'nach Absprache', price: 'ab 120,00\u00a0€' },
    },
  },
  packages: {
    name: 'Drei Angebote nebeneinander',
    title: 'Drei Wege, ein fester Preis',
    small: {
      title: 'Klein',
      text: '49\u00a0€ im Monat\n\n- Ein Termin im Monat\n- Antwort in zwei Tagen\n- Jederzeit kündbar',
    },
    middle: {
      title: 'Mittel',
      text: '89\u00a0€ im Monat\n\n- Zwei Termine im Monat\n- Antwort am nächsten Werktag\n- Feste Ansprechperson',
    },
    large: {
      title: 'Groß',
      text: '149\u00a0€ im Monat\n\n- Termine nach Bedarf\n- Antwort am selben Tag\n- Auch am Wochenende',
    },
  },
  compare: {
    name: 'Vergleich als Tabelle',
    title: 'Was passt zu Ihnen?',
    caption: 'Unsere Angebote im Vergleich',
    head: { what: 'Enthalten', basic: 'Grundpaket', full: 'Rundum' },
    rows: {
      first: { what: 'Beratung', basic: 'ja', full: 'ja' },
      second: { what: 'Umsetzung', basic: 'ja', full: 'ja' },
      third: { what: 'Jährliche Prüfung', basic: 'auf Wunsch', full: 'ja' },
      fourth: { what: 'Hilfe am Wochenende', basic: 'nein', full: 'ja' },
    },
  },
  questions: {
    name: 'Häufige Fragen',
    title: 'Häufige Fragen',
    items: {
      first: {
        title: 'Wie schnell bekomme ich einen Termin?',
        text: 'In der Regel innerhalb von zwei Wochen. Wenn es eilt, sagen Sie es bitte gleich am Telefon.',
      },
      second: {
        title: 'Muss ich etwas vorbereiten?',
        text: 'Nein. Fotos und ungefähre Maße helfen uns aber, schon im ersten Gespräch konkret zu werden.',
      },
      third: {
        title: 'Gilt der Preis im Angebot?',
        text: 'Ja, wir halten uns daran. Sollte sich unterwegs etwas ändern, sprechen wir vorher mit Ihnen.',
      },
      fourth: {
        title: 'Wie kann ich bezahlen?',
        text: 'Bar, mit Karte oder auf Rechnung mit 14 Tagen Zahlungsziel.',
      },
    },
  },
  beside: {
    name: 'Fragen neben einer Einleitung',
    title: 'Gut zu wissen',
    text: 'Hier stehen die Antworten, nach denen wir am häufigsten gefragt werden. Ihre Frage ist nicht dabei? Rufen Sie uns einfach an.',
    items: {
      first: {
        title: 'Sind Ihre Räume barrierefrei?',
        text: 'Ja. Der Eingang ist stufenlos, und es gibt ein rollstuhlgerechtes WC.',
      },
      second: {
        title: 'Darf ich meinen Hund mitbringen?',
        text: 'Gern, solange er an der Leine bleibt. Wasser steht bereit.',
      },
      third: {
        title: 'Was passiert, wenn ich absagen muss?',
        text: 'Bis 24 Stunden vorher kostet eine Absage nichts. Ein kurzer Anruf genügt.',
      },
    },
  },
}
