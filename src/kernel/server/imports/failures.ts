import { errorCatalogue } from '../app-error.ts'

export const importFailures = errorCatalogue({
  empty: {
    status: 422,
    code: 'import-empty',
    de: 'In dieser Datei steht nichts, was sich einlesen lässt.',
    en: 'There is nothing in this file that can be imported.',
  },
  tooLong: {
    status: 413,
    code: 'import-too-long',
    de: 'Diese Datei hat zu viele Einträge. Bitte teilen Sie sie auf.',
    en: 'This file has too many entries. Please split it up.',
  },
  tooWide: {
    status: 422,
    code: 'import-too-wide',
    de: 'Diese Datei hat zu viele Spalten. Bitte löschen Sie, was nicht gebraucht wird.',
    en: 'This file has too many columns. Please remove what is not needed.',
  },
  oldWorkbook: {
    status: 422,
    code: 'import-old-workbook',
    de: 'Das ist eine alte Excel-Datei. Bitte öffnen Sie sie und speichern Sie sie als .xlsx oder CSV.',
    en: 'This is an old Excel file. Please open it and save it as .xlsx or CSV.',
  },
  unreadableSheet: {
    status: 422,
    code: 'import-unreadable',
    de: 'Diese Datei lässt sich nicht lesen. Bitte speichern Sie die Tabelle neu als .xlsx oder CSV, ohne Kennwort.',
    en: 'This file cannot be read. Please save the table again as .xlsx or CSV, without a password.',
  },
  tooLargeInside: {
    status: 413,
    code: 'import-too-large-inside',
    de: 'In dieser Datei steckt zu viel. Bitte teilen Sie die Tabelle auf, oder speichern Sie sie als CSV.',
    en: 'There is too much in this file. Please split the table, or save it as CSV.',
  },
  notNow: {
    status: 409,
    code: 'import-state',
    de: 'Das geht bei diesem Import gerade nicht. Bitte laden Sie die Seite neu.',
    en: 'This import cannot do that right now. Please reload the page.',
  },
  tooLate: {
    status: 410,
    code: 'import-expired',
    de: 'Dieser Import liegt zu lange zurück und lässt sich nicht mehr rückgängig machen.',
    en: 'This import is too long ago and can no longer be undone.',
  },
})
