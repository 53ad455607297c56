import { errorCatalogue } from '#kernel/server/app-error.ts'

export const returnFailures = errorCatalogue({
  transition: {
    status: 409,
    code: 'transition',
    de: 'Das geht bei dieser Rücksendung gerade nicht. Vielleicht hat sie inzwischen einen anderen Stand.',
    en: 'This return cannot do that right now. Its state may have changed in the meantime.',
  },
  unknownOrder: {
    status: 422,
    code: 'unknown-order',
    de: 'Eine Bestellung mit dieser Nummer gibt es nicht.',
    en: 'There is no order with this number.',
  },
  assigned: {
    status: 422,
    code: 'assigned',
    de: 'Diese Rücksendung gehört schon zu einer Bestellung.',
    en: 'This return belongs to an order already.',
  },
  nothingLeft: {
    status: 422,
    code: 'nothing-left',
    de: 'Von dieser Bestellung kann nichts mehr zurückgegeben werden.',
    en: 'Nothing of this order can be returned any more.',
  },
  reason: {
    status: 422,
    code: 'reason',
    de: 'Bitte geben Sie einen Grund an.',
    en: 'Please give a reason.',
  },
  lines: {
    status: 422,
    code: 'lines',
    de: 'Bitte prüfen Sie jede Zeile: Zurückgenommen werden kann höchstens, was zurückgegeben wurde.',
    en: 'Please check every line: no more can be taken back than was returned.',
  },
  tooMuch: {
    status: 409,
    code: 'refund-too-high',
    de: 'So viel wurde für diese Bestellung nicht bezahlt, oder es ist schon zurückgezahlt.',
    en: 'This much was not paid for this order, or it has been paid back already.',
  },
  future: {
    status: 422,
    code: 'future',
    de: 'Der Tag der Rückzahlung liegt in der Zukunft.',
    en: 'The day of the refund is in the future.',
  },
  declaredLater: {
    status: 422,
    code: 'future',
    de: 'Der Tag, an dem es gemeldet wurde, liegt in der Zukunft.',
    en: 'The day it was reported is in the future.',
  },
  proof: {
    status: 422,
    code: 'proof',
    de: 'Art und Tag hat der Kunde selbst angegeben. Sie sind der Nachweis und lassen sich nicht ändern.',
    en: 'The customer gave the kind and the day. They are the proof and cannot be changed.',
  },
  linesNeedLink: {
    status: 422,
    code: 'lines-need-link',
    de: 'Einzelne Waren lassen sich nur mit dem Link aus der E-Mail zur Bestellung widerrufen. Ohne ihn widerrufen Sie den ganzen Vertrag.',
    en: 'Single products can be withdrawn from only with the link in the email about the order. Without it you withdraw from the whole contract.',
  },
  exempt: {
    status: 422,
    code: 'exempt',
    de: 'Für diese Ware gibt es kein Widerrufsrecht.',
    en: 'There is no right of withdrawal for this product.',
  },
  draft: {
    status: 422,
    code: 'draft',
    de: 'Das Formular war zu lange offen. Bitte prüfen Sie Ihre Angaben, und senden Sie es noch einmal ab.',
    en: 'The form was open for too long. Please check what you typed and send it again.',
  },
})
