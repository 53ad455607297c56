export const youthDe = {
  title: 'Jugend',
  slug: 'jugend',
  description:
    'Jugendfußball bei {{business.name}}: alle Teams, Trainingszeiten nach Jahrgängen, Jugendordnung und Kinderschutz.',
  hero: {
    eyebrow: 'Fußball · U7 bis U19',
    title: 'Erst der Ball, dann die Tabelle.',
    text: '214 Kinder und Jugendliche, 28 Trainerinnen und Trainer, ein Grundsatz: Alle spielen. Auch wenn es knapp ist, auch wenn es regnet.',
    button: 'Probetraining vereinbaren',
  },
  groups: {
    title: 'Die Jahrgänge',
    caption: 'Spielzeit 2026/27',
    rows: [
      ['Team', 'Jahrgang', 'Training', 'Verantwortlich'],
      ['Bambini (U7)', '2020 und jünger', 'Sa 10:00–11:00', 'Svenja Lohmann'],
      ['F-Jugend (U9)', '2018/19', 'Di 16:00–17:15', 'Can Demir'],
      ['E-Jugend (U11)', '2016/17', 'Di, Do 16:30–17:45', 'Hanna Röver'],
      ['D-Jugend (U13)', '2014/15', 'Mo, Mi 17:00–18:30', 'Nico Petrat'],
      ['C-Jugend (U15)', '2012/13', 'Mo, Mi 17:30–19:00', 'Bernd Claasen'],
      ['B-Mädchen (U17)', '2010/11', 'Di, Fr 17:30–19:00', 'Jana Dierks'],
      ['A-Jugend (U19)', '2008/09', 'Di, Do 18:30–20:00', 'Malte Jansen'],
    ],
  },
  quote: {
    text: 'Bei uns sitzt kein Kind nur auf der Bank. Wenn ihr mich fragt, wer heute gewonnen hat: alle, die morgen wiederkommen.',
    author: 'Svenja Lohmann',
    role: 'Jugendleiterin',
  },
  rules: {
    title: 'Was uns wichtig ist',
    items: [
      [
        'Sicher aufgehoben',
        'Alle Trainer legen ein erweitertes Führungszeugnis vor und besuchen jedes zweite Jahr eine Schulung zum Kinderschutz. Unsere Vertrauensperson ist Hanna Röver, erreichbar jeden Dienstag im Jugendraum.',
      ],
      [
        'Eltern am Rand',
        'Anfeuern ja, dirigieren nein. In der Halbzeit gibt es Tee, nach dem Spiel eine halbe Stunde lang nur Lob.',
      ],
      [
        'Schule geht vor',
        'Wer vor einer Klassenarbeit fehlt, fehlt entschuldigt. Donnerstags helfen Ältere im Jugendraum bei Mathe und Englisch.',
      ],
    ],
  },
  parents: 'Für Eltern',
  faq: [
    [
      'Ab wann kann mein Kind mitmachen?',
      'Ab fünf Jahren bei den Bambini, vorher beim Eltern-Kind-Turnen. Probieren ist dreimal kostenlos.',
    ],
    [
      'Was muss es mitbringen?',
      'Sportschuhe, Schienbeinschoner und eine volle Trinkflasche. Trikots stellen wir.',
    ],
    [
      'Wie kommen die Kinder zu Auswärtsspielen?',
      'Mit Fahrgemeinschaften oder dem Vereinsbus. Die Einteilung steht spätestens am Donnerstag.',
    ],
    [
      'Gibt es Unterstützung beim Beitrag?',
      'Ja. Über das Bildungs- und Teilhabepaket oder unseren Sternenfonds. Ein vertrauliches Wort an die Jugendleitung genügt.',
    ],
  ],
}
