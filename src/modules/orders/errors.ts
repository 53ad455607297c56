import { errorCatalogue } from '#kernel/server/app-error.ts'

export const orderFailures = errorCatalogue({
  transition: {
    status: 409,
    code: 'transition',
    de: 'Das geht bei dieser Bestellung gerade nicht. Vielleicht hat sie inzwischen einen anderen Stand.',
    en: 'This order cannot do that right now. Its state may have changed in the meantime.',
  },
  noAddress: {
    status: 409,
    code: 'no-address',
    de: 'Diese Bestellung hat keine E-Mail-Adresse mehr: Ihr Käufer wollte vergessen werden.',
    en: 'This order has no email address any more: its buyer asked to be forgotten.',
  },
})
