/** What the list and the form of templates say. */
export const de = {
  templates: {
    one: 'Vorlage',
    many: 'Vorlagen',
    create: 'Vorlage anlegen',
    search: 'Name oder Betreff',
    empty: {
      title: 'Noch keine Vorlage',
      text: 'Eine Vorlage ist eine E-Mail aus Überschriften, Texten und Bildern, die Sie immer wieder verwenden. Beginnen Sie oben mit einer fertigen.',
    },
    fields: {
      name: 'Name',
      lang: 'Sprache',
      subject: 'Betreff',
      preheader: 'Vorschautext',
      modules: 'Blöcke',
      status: 'Stand',
      revision: 'Fassung',
    },
    hints: {
      name: 'Nur für Sie; im Newsletter steht er nicht.',
      preheader: 'Steht in vielen Postfächern neben dem Betreff.',
    },
    choices: {
      lang: { de: 'Deutsch', en: 'Englisch' },
      status: { draft: 'Unfertig', ready: 'Bereit' },
    },
  },
} as const
