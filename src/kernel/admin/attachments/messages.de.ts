/** What every list of attached files says. */
export const de = {
  add: 'Dateien anhängen',
  drop: 'Dateien hierher ziehen, einfügen oder',
  choose: 'auswählen',
  limit: 'Höchstens {{size}} je Datei',
  uploading_one: '{{count}} Datei wird hochgeladen …',
  uploading_other: '{{count}} Dateien werden hochgeladen …',
  uploaded_one: '{{count}} Datei angehängt',
  uploaded_other: '{{count}} Dateien angehängt',
  tooLarge: '{{name}} ist zu groß (höchstens {{size}}).',
  tooMany: 'Höchstens {{count}} Dateien auf einmal.',
  download: '{{name}} herunterladen',
  remove: '{{name}} entfernen',
  removeTitle: '„{{name}}“ entfernen?',
  removeText: 'Die Datei wird endgültig gelöscht.',
  removeYes: 'Datei löschen',
  failed: 'Die Anhänge konnten nicht geladen werden.',
} as const
