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
    en: 'This entry is live, its date cannot lie in the future.',
  },
})
