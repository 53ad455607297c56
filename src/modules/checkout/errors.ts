import { errorCatalogue } from '#kernel/server/app-error.ts'

export const checkoutFailures = errorCatalogue({
  priceChanged: {
    status: 409,
    code: 'price_changed',
    de: 'Seit Sie die Bestellung zuletzt gesehen haben, hat sich etwas geändert. Bitte prüfen Sie sie noch einmal. Es wurde nichts bestellt.',
    en: 'Something has changed since you last saw the order. Please check it again. Nothing was ordered.',
  },
  emptyCart: {
    status: 409,
    code: 'empty',
    de: 'Ihr Warenkorb ist leer.',
    en: 'Your cart is empty.',
  },
  notForSale: {
    status: 409,
    code: 'sold_out',
    de: 'Das gibt es im Shop nicht mehr.',
    en: 'The shop no longer has this.',
  },
  quantity: {
    status: 422,
    code: 'quantity',
    de: 'Diese Menge lässt sich nicht bestellen. Bitte geben Sie eine andere ein.',
    en: 'This quantity cannot be ordered. Please enter another one.',
  },
  cartFull: {
    status: 422,
    code: 'cart_full',
    de: 'Mehr verschiedene Dinge passen nicht in den Warenkorb.',
    en: 'The cart cannot hold any more different things.',
  },
  addressMissing: {
    status: 422,
    code: 'address_incomplete',
    de: 'Bitte geben Sie zuerst Ihre Anschrift ein.',
    en: 'Please enter your address first.',
  },
  companyMissing: {
    status: 422,
    code: 'vat_id',
    de: 'Zu einer USt-IdNr. gehört eine Firma. Bitte geben Sie an, wie sie heißt, oder lassen Sie die Nummer weg.',
    en: 'A VAT number belongs to a company. Please enter its name, or leave out the number.',
  },
  noPayment: {
    status: 422,
    code: 'no_payment_method',
    de: 'Bitte wählen Sie, wie Sie bezahlen möchten.',
    en: 'Please choose how you would like to pay.',
  },
  noDelivery: {
    status: 422,
    code: 'no_shipping',
    de: 'Bitte wählen Sie, wie Sie Ihre Bestellung bekommen möchten.',
    en: 'Please choose how you would like to get your order.',
  },
  noShipping: {
    status: 422,
    code: 'no_shipping',
    de: 'An diese Anschrift liefern wir nicht.',
    en: 'We do not deliver to this address.',
  },
  noPickup: {
    status: 422,
    code: 'no_shipping',
    de: 'Dort kann man nicht abholen.',
    en: 'Nothing can be picked up there.',
  },
  terms: {
    status: 422,
    code: 'terms',
    de: 'Bitte kreuzen Sie alles an, dem zugestimmt werden muss. Es wurde nichts bestellt.',
    en: 'Please tick everything that must be agreed to. Nothing was ordered.',
  },
  notAccepted: {
    status: 403,
    code: 'not_accepted',
    de: 'Ihre Bestellung können wir im Shop leider nicht annehmen. Bitte melden Sie sich bei uns, damit wir eine Lösung finden. Es wurde nichts bestellt.',
    en: 'We are sorry, but we cannot accept your order in the shop. Please get in touch so that we can find a solution. Nothing was ordered.',
  },
  aboveLimit: {
    status: 422,
    code: 'above_limit',
    de: 'Eine Bestellung über diesen Betrag können wir im Shop leider nicht annehmen. Bitte bestellen Sie weniger, oder melden Sie sich bei uns. Es wurde nichts bestellt.',
    en: 'We are sorry, but we cannot accept an order of this amount in the shop. Please order less, or get in touch. Nothing was ordered.',
  },
  guests: {
    status: 401,
    code: 'signed-out',
    de: 'Bitte melden Sie sich an, um zu bestellen.',
    en: 'Please sign in to order.',
  },
})
