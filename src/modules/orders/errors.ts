import { errorCatalogue } from '#kernel/server/app-error.ts'

export const orderFailures = errorCatalogue({
  transition: {
    status: 409,
    code: 'transition',
    de: 'Das geht bei dieser Bestellung gerade nicht. Vielleicht hat sie inzwischen einen anderen Stand.',
    en: 'This order cannot do that right now. Its state may have changed in the meantime.',
  },
  undecided: {
    status: 409,
    code: 'transition',
    de: 'Zu dieser Bestellung gibt es einen Widerruf oder eine Rücksendung. Entscheiden Sie erst darüber, dann lässt sich der Rest versenden.',
    en: 'There is a withdrawal or a return for this order. Decide about it first, then the rest can be sent.',
  },
  notLeft: {
    status: 409,
    code: 'not-left',
    de: 'So viel davon ist nicht mehr zu versenden. Vielleicht ist es schon unterwegs, oder es wurde zurückgenommen.',
    en: 'There is not this much of it left to send. It may be on its way already, or it was taken back.',
  },
  linkOver: {
    status: 410,
    code: 'link-over',
    de: 'Dieser Link ist abgelaufen. Öffnen Sie Ihre Bestellung noch einmal, dort steht ein neuer.',
    en: 'This link has expired. Open your order once more to find a new one.',
  },
  notReleased: {
    status: 409,
    code: 'not-released',
    de: 'Diese Datei können Sie herunterladen, sobald Ihre Bestellung bezahlt und freigegeben ist.',
    en: 'You can download this file once your order is paid and released.',
  },
  noCarrier: {
    status: 422,
    code: 'no-carrier',
    de: 'Diesen Versanddienst gibt es nicht mehr. Bitte wählen Sie einen anderen.',
    en: 'This carrier no longer exists. Please choose another one.',
  },
  shippedLater: {
    status: 422,
    code: 'shipped-later',
    de: 'Der Tag des Versands kann nicht in der Zukunft liegen.',
    en: 'The day of shipping cannot be in the future.',
  },
  notEditable: {
    status: 409,
    code: 'transition',
    de: 'Diese Bestellung lässt sich nicht mehr ändern: Etwas davon ist schon versendet, zurückgegeben oder zurückgezahlt, oder sie ist abgeschlossen.',
    en: 'This order can no longer be changed: some of it was sent, returned or refunded already, or it is closed.',
  },
  wholePieces: {
    status: 422,
    code: 'whole-pieces',
    de: 'Davon gibt es nur ganze Stücke.',
    en: 'This comes in whole pieces only.',
  },
  nothingLeft: {
    status: 422,
    code: 'nothing-left',
    de: 'Dann bliebe von der Bestellung nichts übrig. Bitte stornieren Sie sie stattdessen.',
    en: 'Nothing of the order would be left. Please cancel it instead.',
  },
  paidAlready: {
    status: 409,
    code: 'paid-already',
    de: 'Diese Bestellung ist schon bezahlt und kann nur günstiger werden. Für mehr Ware legt der Kunde bitte eine neue Bestellung an.',
    en: 'This order has been paid already and can only become cheaper. For more goods, please ask the customer to place a new order.',
  },
  refundTooHigh: {
    status: 409,
    code: 'refund-too-high',
    de: 'So viel wurde für diese Bestellung nicht bezahlt, oder es ist schon zurückgezahlt.',
    en: 'This much was not paid for this order, or it has been paid back already.',
  },
  paidAmount: {
    status: 422,
    code: 'paid-amount',
    de: 'Bitte geben Sie an, wie viel Geld gekommen ist: mindestens, was noch zu bezahlen war, und höchstens den Gesamtpreis. Eine andere Summe vermerken Sie bei der Zahlung.',
    en: 'Please enter how much money has come in: at least what was still to be paid, and at most the total price. Record any other amount at the payment itself.',
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
