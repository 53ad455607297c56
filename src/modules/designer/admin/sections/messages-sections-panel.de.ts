export const de = {
  search: 'Abschnitt suchen',
  none: 'Kein fertiger Abschnitt heißt so.',
  whole: 'Ganze Seiten',
  own: {
    title: 'Ihre Abschnitte',
    none: 'Was Sie auf anderen Seiten wieder brauchen: Blöcke auswählen und hier sichern.',
    notFound: 'Keiner Ihrer Abschnitte heißt so.',
    shared: 'Für alle, von {{name}}',
    remove: '„{{name}}“ löschen',
    removed: '„{{name}}“ gelöscht',
  },
  keep: {
    name: 'Auswahl als Abschnitt sichern',
    example: 'zum Beispiel „Ansprechpartner“',
    shared: 'Für alle, die Seiten bearbeiten',
    save: 'Abschnitt sichern',
    done: '„{{name}}“ gesichert',
  },
}
