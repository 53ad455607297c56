const purposes = {
  'photo:website': 'Fotos auf der Website',
  'photo:social': 'Fotos in sozialen Netzwerken',
  'photo:print': 'Fotos in Drucksachen',
  'name:website': 'Voller Name auf der Website',
}

/** What staff read and record about the consents of a person. */
export const de = {
  empty: 'Noch keine Einwilligung eingetragen.',
  add: 'Einwilligung eintragen',
  withdraw: 'Widerruf eintragen',
  withdrawOf: 'Widerruf eintragen: {{purpose}}',
  states: { asked: 'Angefragt', given: 'Erteilt', withdrawn: 'Widerrufen' },
  actions: {
    requested: 'Angefragt am {{day}}',
    confirmed: 'Bestätigt am {{day}}',
    declared: 'Erteilt am {{day}}',
    withdrawn: 'Widerrufen am {{day}}',
    resumed: 'Erneut erteilt am {{day}}',
  },
  ways: { paper: 'auf Papier', spoken: 'mündlich', mail: 'per E-Mail' },
  byGuardian: 'durch {{name}}',
  someGuardian: 'durch Sorgeberechtigte',
  newsletter: 'Newsletter „{{name}}“',
  other: 'Anderer Zweck',
  purposes,
  details: 'Verlauf und Wortlaut',
  proof: 'Beleg: {{proof}}',
  dialog: {
    title: 'Einwilligung eintragen',
    text: 'Was hier steht, bleibt: Es kommt nur Neues dazu. Einen Irrtum heben Sie auf, indem Sie einen Widerruf eintragen.',
    submit: 'Eintragen',
    done: 'Eingetragen',
    fields: {
      action: 'Was wurde erklärt?',
      purpose: 'Wofür',
      declared: 'Von wem',
      guardian: 'Sorgeberechtigte Person',
      how: 'Wie',
      given_on: 'Am',
      wording: 'Wortlaut',
      proof: 'Wo liegt der Beleg?',
    },
    hints: {
      guardian:
        'Zur Auswahl steht, wer unter „Familie und Firma“ als sorgeberechtigt eingetragen ist.',
      given_on: 'Das Datum auf dem Papier, nicht das von heute.',
      wording: 'Der Satz, dem zugestimmt wurde, genau wie er dort steht.',
      proof: 'Zum Beispiel: Ordner „Mitglieder 2026“, oder als Datei bei dieser Person.',
    },
    choices: {
      action: { declared: 'Einwilligung', withdrawn: 'Widerruf' },
      purpose: purposes,
      declared: { self: 'Die Person selbst', guardian: 'Sorgeberechtigte' },
      how: { paper: 'Auf Papier', spoken: 'Mündlich', mail: 'Per E-Mail' },
    },
  },
} as const
