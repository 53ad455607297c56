export const de = {
  skip: 'Zum Inhalt springen',
  menu: {
    label: 'Hauptmenü',
    open: 'Menü',
    close: 'Schließen',
    below: 'Unterseiten von {{page}}',
  },
  languages: {
    label: 'Sprache',
    de: 'Deutsch',
    en: 'English',
  },
  near: 'Ort, Zeiten und Telefon',
  footer: {
    legal: 'Rechtliches',
    rights: '© {{name}}',
  },
  search: {
    label: 'Website durchsuchen',
    submit: 'Suchen',
  },
  pages: 'Wichtige Seiten',
  missing: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht hilft die Suche oder eine dieser Seiten.',
    action: 'Zur Startseite',
  },
  gone: {
    title: 'Diese Seite gibt es nicht mehr',
    text: 'Sie wurde entfernt. Vielleicht hilft die Suche oder eine dieser Seiten.',
    action: 'Zur Startseite',
  },
  failed: {
    title: 'Das hat nicht geklappt',
    text: 'Die Seite konnte gerade nicht angezeigt werden. Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es in einem Moment noch einmal.',
    action: 'Zur Startseite',
    number: 'Vorgangsnummer für Rückfragen: {{id}}',
  },
  maintenance: {
    title: 'Wir räumen gerade um',
    text: 'Die Website ist für kurze Zeit geschlossen. Bitte schauen Sie bald wieder vorbei.',
    action: 'Noch einmal versuchen',
  },
  soon: {
    title: 'Bald online',
    text: 'Hier entsteht unsere neue Website. Schauen Sie bald wieder vorbei, wir freuen uns auf Ihren Besuch.',
  },
  preview: {
    label: 'Vorschau',
    text: 'Diese Website ist noch nicht öffentlich. Nur Sie und Ihr Team sehen sie.',
    action: 'Online gehen',
  },
}
