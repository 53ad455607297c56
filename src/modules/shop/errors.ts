import { errorCatalogue } from '#kernel/server/app-error.ts'

export const shopFailures = errorCatalogue({
  noShippingCountry: {
    status: 422,
    code: 'no_shipping',
    de: 'In dieses Land wird nicht geliefert.',
    en: 'There is no delivery to this country.',
  },
  noShippingZip: {
    status: 422,
    code: 'no_shipping',
    de: 'An diese Postleitzahl wird nicht geliefert.',
    en: 'There is no delivery to this postcode.',
  },
  noShippingGroup: {
    status: 422,
    code: 'no_shipping',
    de: 'Für diese Ware, ihr Gewicht oder ihren Wert gibt es in diesem Land keinen Versandpreis.',
    en: 'There is no shipping price in this country for these goods, their weight or their value.',
  },
  noVatRate: {
    status: 422,
    code: 'vat_rate',
    de: 'Für dieses Land ist kein Steuersatz hinterlegt.',
    en: 'No VAT rate is set for this country.',
  },
  lawChanged: {
    status: 409,
    code: 'stale',
    de: 'Das hat sich inzwischen geändert. Bitte sehen Sie es noch einmal an.',
    en: 'This has changed in the meantime. Please look at it again.',
  },
  badQuantity: {
    status: 400,
    code: 'invalid',
    de: 'Die Menge muss größer als null sein.',
    en: 'The quantity must be more than zero.',
  },
})
