import { errorCatalogue } from '#kernel/server/app-error.ts'

export const orderFailures = errorCatalogue({
  transition: {
    status: 409,
    code: 'transition',
    de: 'Das geht bei dieser Bestellung gerade nicht. Vielleicht hat sie inzwischen einen anderen Stand.',
    en: 'This order cannot do that right now. Its state may have changed in the meantime.',
  },
  refundTooHigh: {
    status: 409,
    code: 'refund-too-high',
    de: 'So viel wurde für diese Bestellung nicht bezahlt, oder es ist schon zurückgezahlt.',
    en: 'This much was not paid for this order, or it has been paid back already.',
  },
  notBought: {
    status: 409,
    code: 'not-bought',
    de: 'So viel davon wurde nicht gekauft, oder es ist schon widerrufen oder zurückgegeben.',
    en: 'This much of it was not bought, or it has been withdrawn from or returned already.',
  },
  noSource: {
    status: 422,
    code: 'no_payment_method',
    de: 'Diese Zahlungsart gibt es für diese Bestellung nicht mehr. Bitte wählen Sie eine andere.',
    en: 'This payment method is no longer available for this order. Please choose another one.',
  },
  noAddress: {
    status: 409,
    code: 'no-address',
    de: 'Diese Bestellung hat keine E-Mail-Adresse mehr: Ihr Käufer wollte vergessen werden.',
    en: 'This order has no email address any more: its buyer asked to be forgotten.',
  },
})
