export const de = {
  title: 'Neuigkeiten',
  create: 'Neuer Beitrag',
  lang: { de: 'Deutsch', en: 'Englisch' },
  stage: {
    draft: 'Entwurf',
    review: 'Zur Freigabe',
    scheduled: 'Geplant',
    live: 'Online',
    changed: 'Online, geändert',
    expired: 'Abgelaufen',
  },
  state: {
    goesLive: 'Erscheint am {{moment}}',
    goesOff: 'Bis {{moment}}',
    view: 'Ansehen',
    publish: 'Veröffentlichen',
    published: 'Veröffentlicht',
    plan: 'Termin …',
    preview: 'Vorschau',
    empty: 'Nach dem ersten Speichern können Sie veröffentlichen.',
  },
  plan: {
    title: 'Wann soll der Beitrag erscheinen?',
    text: 'Zu diesem Zeitpunkt erscheint der Entwurf so, wie er jetzt gespeichert ist.',
    submit: 'Termin speichern',
    done: 'Termin gespeichert',
  },
}
