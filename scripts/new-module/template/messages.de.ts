export const de = {
  title: 'Beispiele',
  samples: {
    one: 'Eintrag',
    many: 'Beispiele',
    create: 'Neuer Eintrag',
    search: 'Titel oder Notizen durchsuchen',
    empty: { title: 'Noch nichts angelegt', text: 'Ihr erster Eintrag erscheint hier.' },
    fields: {
      title: 'Titel',
      state: 'Stand',
      isPublic: 'Öffentlich',
      due: 'Fällig am',
      notes: 'Notizen',
    },
    choices: { state: { planned: 'Geplant', active: 'In Arbeit', done: 'Erledigt' } },
    sections: { details: 'Angaben' },
  },
} as const
