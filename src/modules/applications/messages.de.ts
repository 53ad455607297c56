export const de = {
  kind: {
    full_time: 'Vollzeit',
    part_time: 'Teilzeit',
    mini_job: 'Minijob',
    apprenticeship: 'Ausbildung',
    internship: 'Praktikum',
    temporary: 'Befristet',
    volunteer: 'Ehrenamt',
  },
  notice: {
    new: 'Neue Bewerbung von {{name}}',
    forPosition: 'Neue Bewerbung von {{name}}: {{title}}',
  },
  receipt: {
    subject: 'Ihre Bewerbung ist angekommen',
    arrived: 'Vielen Dank für Ihre Bewerbung. Sie ist bei uns angekommen.',
    forPosition:
      'Vielen Dank für Ihre Bewerbung auf die Stelle „{{title}}“. Sie ist bei uns angekommen.',
    next: 'Wir lesen sie in Ruhe und melden uns bei Ihnen.',
    erased_one:
      'Nach unserer Entscheidung bewahren wir Ihre Unterlagen einen Monat auf. Geschieht nichts weiter, löschen wir sie am {{day}}.',
    erased_other:
      'Nach unserer Entscheidung bewahren wir Ihre Unterlagen {{count}} Monate auf. Geschieht nichts weiter, löschen wir sie am {{day}}.',
    footer: 'Diese Bestätigung wurde automatisch verschickt.',
  },
}
