import { errorCatalogue } from '#kernel/server/app-error.ts'

export const entryFailures = errorCatalogue({
  addressTaken: {
    status: 409,
    code: 'address-taken',
    de: 'Unter dieser Adresse gibt es schon einen anderen Beitrag.',
    en: 'Another entry already has this address.',
  },
  futureDate: {
    status: 422,
    code: 'future',
    de: 'Dieser Beitrag ist online, sein Datum kann nicht in der Zukunft liegen.',
    en: 'This entry is live, so its date cannot be in the future.',
  },
  publishFacts: {
    status: 403,
    code: 'C100',
    de: 'Dieser Beitrag ist online oder geht bald online: Schlagwörter, Daten, Art und Autor kann nur ändern, wer Beiträge veröffentlichen darf.',
    en: 'This entry is live or about to be: only people who may publish entries can change its tags, dates, type and author.',
  },
  publishRemoval: {
    status: 403,
    code: 'C100',
    de: 'Dieser Beitrag ist online oder geht bald online: Löschen und wiederherstellen kann ihn nur, wer Beiträge veröffentlichen darf.',
    en: 'This entry is live or about to be: only people who may publish entries can delete or restore it.',
  },
})
