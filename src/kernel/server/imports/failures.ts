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
