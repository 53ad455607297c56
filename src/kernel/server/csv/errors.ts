import { errorCatalogue } from '../app-error.ts'

/** With `line` or `most`, so that people find the place. */
export const csvFailures = errorCatalogue({
  unreadable: {
    status: 422,
    code: 'csv-unreadable',
    de: 'Diese CSV-Datei lässt sich nicht lesen: Ein Anführungszeichen wird nicht geschlossen. Bitte prüfen Sie die Datei.',
    en: 'This CSV file cannot be read: a quotation mark is never closed. Please check the file.',
  },
  tooLong: {
    status: 413,
    code: 'csv-too-long',
    de: 'Diese CSV-Datei hat zu viele Zeilen. Bitte teilen Sie sie auf.',
    en: 'This CSV file has too many lines. Please split it up.',
  },
})
