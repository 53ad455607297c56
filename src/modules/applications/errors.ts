import { errorCatalogue } from '#kernel/server/app-error.ts'

export const applicationFailures = errorCatalogue({
  failed: {
    status: 503,
    code: 'application-failed',
    de: 'Ihre Bewerbung konnte gerade nicht gespeichert werden. Was Sie geschrieben haben, ist noch da; bitte senden Sie sie gleich noch einmal.',
    en: 'Your application could not be stored just now. What you wrote is still there; please send it again in a moment.',
  },
  tooManyFiles: {
    status: 422,
    code: 'too-many-files',
    de: 'Bitte schicken Sie höchstens fünf Dateien mit.',
    en: 'Please send five files at most.',
  },
  wrongFile: {
    status: 422,
    code: 'file-type',
    de: 'Bitte schicken Sie Ihre Unterlagen als PDF, Bild (JPG oder PNG) oder Textdokument (DOCX oder ODT).',
    en: 'Please send your papers as a PDF, a picture (JPG or PNG) or a text document (DOCX or ODT).',
  },
  unknownPosition: {
    status: 422,
    code: 'unknown-position',
    de: 'Diese Stelle ist nicht mehr frei. Bitte wählen Sie eine andere.',
    en: 'This position is no longer open. Please choose another one.',
  },
  publishAccess: {
    status: 403,
    code: 'C100',
    de: 'Besucher sehen diese Stelle. Ändern darf sie nur, wer Stellen veröffentlichen darf.',
    en: 'Visitors see this position. Only people who may publish positions can change it.',
  },
})
