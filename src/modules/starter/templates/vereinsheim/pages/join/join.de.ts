export const joinDe = {
  title: 'Mitglied werden',
  slug: 'mitglied-werden',
  description:
    'Mitglied bei {{business.name}} werden: Beiträge, Probetraining, Aufnahme und Antworten auf häufige Fragen.',
  hero: {
    eyebrow: 'Ab 5\u00a0€ im Monat',
    title: 'Werden Sie ein Stern.',
    text: 'Ein Beitrag, alle Sparten. Sie dürfen montags turnen, dienstags laufen und sonntags schimpfen, dass der Schiedsrichter nichts sieht.',
    mail: 'Aufnahme per E-Mail',
    subject: 'Ich möchte Mitglied werden',
    ask: 'Fragen? Hier lang',
  },
  steps: {
    title: 'In drei Schritten dabei',
    items: [
      [
        '1. Ausprobieren',
        'Dreimal mittrainieren, ohne Anmeldung und ohne Kosten. Die Zeiten stehen unter „Training“.',
      ],
      [
        '2. Antrag ausfüllen',
        'Den Aufnahmeantrag bekommen Sie beim Trainer, am Tresen im Vereinsheim oder auf Wunsch per E-Mail als PDF.',
      ],
      [
        '3. Loslegen',
        'Der Vorstand bestätigt die Aufnahme innerhalb von zwei Wochen. Spielerpässe beantragen wir für Sie.',
      ],
    ],
  },
  fees: {
    title: 'Beiträge',
    caption: 'Monatlich, eingezogen einmal im Quartal. Keine Aufnahmegebühr.',
    rows: [
      ['Mitgliedschaft', 'Für wen', 'Beitrag'],
      ['Kinder und Jugendliche', 'bis 17 Jahre', '5,00\u00a0€'],
      ['Ausbildung und Studium', '18 bis 26 Jahre', '7,00\u00a0€'],
      ['Erwachsene', 'ab 18 Jahren', '11,00\u00a0€'],
      ['Familie', 'zwei Erwachsene und alle Kinder', '22,00\u00a0€'],
      ['Ab 67 Jahren', 'auf Antrag', '8,00\u00a0€'],
      ['Fördermitglied', 'ohne Sport, mit Herz', 'ab 4,00\u00a0€'],
    ],
    note: 'Handball im Spielbetrieb kostet zusätzlich 2,00\u00a0€ im Monat für Hallenzeiten. Wer den Beitrag gerade nicht aufbringen kann, spricht mit uns. Am Geld ist hier noch niemand gescheitert.',
  },
  faq: {
    anchor: 'fragen',
    title: 'Häufige Fragen',
    items: [
      [
        'Wie lange bin ich gebunden?',
        'Sie können zum Ende jedes Halbjahres austreten, mit einer Frist von vier Wochen. Eine E-Mail genügt.',
      ],
      [
        'Bin ich versichert?',
        'Ja, über die Sporthilfe des Landessportbunds: bei Training, Spielen und auf dem direkten Weg dorthin. Auch während des Probetrainings.',
      ],
      [
        'Muss ich Arbeitsstunden leisten?',
        'Müssen nicht. Zweimal im Jahr ist Arbeitstag am Vereinsheim, und wer mithilft, bekommt Erbsensuppe und ein gutes Gewissen.',
      ],
      [
        'Kann ich von einem anderen Verein wechseln?',
        'Natürlich. Um Pass und Freigabe kümmert sich unsere Geschäftsstelle. Bitte beachten Sie die Wechselfristen bis zum 30. Juni.',
      ],
      [
        'Was geschieht mit meinen Daten?',
        'Wir speichern nur, was für Mitgliedschaft und Spielbetrieb nötig ist. Einzelheiten stehen in den Mitgliedsbedingungen.',
      ],
    ],
  },
  paper: {
    title: 'Der Antrag auf Papier',
    text: 'Der Aufnahmeantrag liegt im Vereinsheim aus. Auf Wunsch schicken wir ihn als PDF. Eine kurze Nachricht an {{business.email}} genügt. Bei Minderjährigen unterschreiben die Eltern mit.',
    terms: 'Mitgliedsbedingungen lesen',
  },
}
