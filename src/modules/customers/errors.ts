import { errorCatalogue } from '#kernel/server/app-error.ts'

export const customerFailures = errorCatalogue({
  noVatId: {
    status: 422,
    code: 'vat_id',
    de: 'Für diesen Kunden ist keine USt-IdNr. eingetragen, die sich prüfen ließe.',
    en: 'No VAT number is known for this customer that could be checked.',
  },
})
