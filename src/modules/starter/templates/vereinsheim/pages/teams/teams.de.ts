export const teamsDe = {
  title: 'Mannschaften',
  slug: 'mannschaften',
  description:
    'Die Mannschaften von {{business.name}}: Herren, Frauen, Jugend und weitere Sparten, mit Trainern und Ansprechpartnern.',
  heading: { eyebrow: 'Vier Sparten, 19 Teams', text: 'Mannschaften' },
  lead: 'Vom ersten Purzelbaum bis zur Altherrenrunde: Bei uns findet jeder eine Kabine. Wer lieber zuschaut, bekommt am Deich den besten Platz der Kreisliga.',
  football: 'Fußball',
  cards: {
    men: {
      title: '1. Herren',
      text: 'Kreisliga. 22 Spieler, zwei Brüderpaare und ein Postbote mit starkem linken Fuß.',
      link: 'Kader und Zeiten',
    },
    women: {
      title: '1. Frauen',
      text: 'Landesliga. Im Mai aufgestiegen, seither kaum zu bremsen.',
      link: 'Kader und Zeiten',
    },
    youth: {
      title: 'Jugend',
      text: 'Elf Teams von U7 bis U19. Im Mittelpunkt steht der Ball, nicht die Tabelle.',
      link: 'Alle Jahrgänge',
    },
  },
  others: {
    title: 'Und sonst so',
    items: [
      [
        'Handball',
        'Frauen in der Regionsliga, Männer in der Regionsklasse, eine gemischte D-Jugend. Gespielt wird in der Allerhalle, der Ball bleibt ohne Harz.',
      ],
      [
        'Turnen und Kinderturnen',
        'Eltern-Kind-Turnen ab zwei Jahren, Geräteturnen ab sechs, Rückenfit für alle, die lange gesessen haben. Sie brauchen nur rutschfeste Socken.',
      ],
      [
        'Lauftreff „Sternschritte“',
        'Dienstags und samstags am Deich, drei Gruppen von gemütlich bis zügig. Auf die Letzten wird gewartet, das ist die einzige Regel.',
      ],
      [
        'Alte Herren',
        'Mittwochs ab 20\u00a0Uhr. Das Durchschnittsalter verraten wir nicht, die dritte Halbzeit dauert etwas länger als die ersten beiden.',
      ],
    ],
  },
  referee: {
    title: 'Ohne Pfiff kein Spiel',
    text: 'Sechs Schiedsrichterinnen und Schiedsrichter pfeifen für uns. Wer ab 14 Jahren Lust hat: Der Lehrgang dauert ein Wochenende, Trikot und Pfeife bezahlen wir, und ins Stadion kommen Sie damit im ganzen Land umsonst.',
    button: 'Schiedsrichter werden',
  },
}
