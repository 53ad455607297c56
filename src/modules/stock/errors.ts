import { errorCatalogue } from '#kernel/server/app-error.ts'

export const stockFailures = errorCatalogue({
  soldOut: {
    status: 409,
    code: 'sold_out',
    de: 'So viel ist davon nicht mehr da.',
    en: 'There is not that much of it left.',
  },
  promised: {
    status: 409,
    code: 'promised',
    de: 'Davon ist schon mehr bestellt oder für Kunden zurückgelegt. Es wurde nichts gebucht.',
    en: 'More of it is already ordered or kept for customers. Nothing was changed.',
  },
  notThere: {
    status: 409,
    code: 'not-there',
    de: 'So viel ist davon nicht da. Es wurde nichts gebucht.',
    en: 'There is not that much of it. Nothing was changed.',
  },
  publish: {
    status: 403,
    code: 'C100',
    de: 'Damit ändert sich, was Besucher im Shop lesen. Das darf nur, wer für den Bestand auch veröffentlichen darf.',
    en: 'This changes what visitors read in the shop. Only people who may also publish for the stock can do it.',
  },
})
