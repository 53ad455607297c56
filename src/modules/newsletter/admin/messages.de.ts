/** What the screens of newsletter templates say. */
export const de = {
  title: 'Newsletter-Vorlagen',
  templates: 'Vorlagen',
  nouns: { template: 'eine Newsletter-Vorlage' },
  command: { templates: 'Newsletter-Vorlagen ansehen', add: 'Newsletter-Vorlage anlegen' },
  start: { title: 'Mit einer fertigen Vorlage beginnen' },
  preview: {
    title: 'Vorschau',
    view: 'Ansicht',
    desktop: 'Computer',
    phone: 'Handy',
    text: 'Nur Text',
    dark: 'Dunkel',
    plain: 'Ohne Bilder',
    nameless: 'Ohne Namen',
    noSubject: 'Noch kein Betreff',
    size: '{{size}} kB von höchstens {{most}} kB',
    large: '{{size}} kB: Gmail schneidet E-Mails über {{most}} kB ab. Kürzen Sie den Text.',
    frame: 'So kommt die E-Mail an',
    failed: 'Die Vorschau ist gerade nicht zu haben.',
    tokens:
      'Diese Worte füllt Kontor für jeden aus: {{words}}. Kennt es den Namen nicht, fällt der Satz weg.',
  },
  send: {
    link: 'Newsletter verschicken',
    unready: 'Mit Betreff und Inhalt lässt sie sich verschicken.',
    noRight: 'Newsletter verschickt nur, wer das darf.',
  },
  test: {
    to: 'An',
    hint: 'Bis zu zehn Adressen aus Ihrem Team.',
    send: 'Testmail senden',
    saved: 'Verschickt wird, was gespeichert ist.',
    sent_one: 'Eine Testmail ist unterwegs.',
    sent_other: '{{count}} Testmails sind unterwegs.',
    refused: '{{to}}: {{answer}}',
  },
} as const
