import { errorCatalogue } from '#kernel/server/app-error.ts'

export const paymentFailures = errorCatalogue({
  transition: {
    status: 409,
    code: 'transition',
    de: 'Das geht bei dieser Zahlung gerade nicht. Vielleicht hat sie inzwischen einen anderen Stand.',
    en: 'This payment cannot do that right now. Its state may have changed in the meantime.',
  },
  tooMuch: {
    status: 422,
    code: 'too_much',
    de: 'So viel ist nicht da: Es kann höchstens zurückgezahlt werden, was eingegangen und noch nicht zurückgezahlt ist.',
    en: 'There is not that much: no more can be paid back than has come in and was not paid back yet.',
  },
  payBack: {
    status: 403,
    code: 'C100',
    de: 'Geld über den Zahlungsdienst zurückzahlen darf nur, wer Zahlungen veröffentlichen darf.',
    en: 'Only people who may publish payments can pay money back through the payment service.',
  },
  severalWays: {
    status: 409,
    code: 'several_ways',
    de: 'Das Geld kam auf verschiedenen Wegen, und auf diesem ist nicht so viel da. Bitte zahlen Sie es bei den einzelnen Zahlungen zurück.',
    en: 'The money came in different ways, and there is not that much of it this way. Please pay it back at each payment.',
  },
  notDue: {
    status: 409,
    code: 'transition',
    de: 'Daran kann gerade nicht erinnert werden: Die Zahlung ist noch nicht fällig, die Bestellung ist storniert, oder es gibt keine E-Mail-Adresse.',
    en: 'There is nothing to remind of right now: the payment is not due yet, the order is cancelled, or there is no email address.',
  },
  notOpened: {
    status: 503,
    code: 'provider',
    de: 'Der Zahlungsdienst antwortet gerade nicht. Es wurde nichts abgebucht. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    en: 'The payment service is not answering right now. Nothing was charged. Please try again in a few minutes.',
  },
  providerAway: {
    status: 503,
    code: 'provider',
    de: 'Der Zahlungsdienst antwortet gerade nicht. Wir fragen von selbst weiter nach. Bitte zahlen Sie nicht ein zweites Mal.',
    en: 'The payment service is not answering right now. We keep asking. Please do not pay a second time.',
  },
  noProvider: {
    status: 422,
    code: 'no_payment_method',
    de: 'Diese Zahlungsart ist zurzeit nicht eingerichtet.',
    en: 'This payment method is not set up at the moment.',
  },
  tooManyAttempts: {
    status: 409,
    code: 'attempts',
    de: 'Das hat nun zu oft nicht geklappt. Bitte schreiben Sie uns.',
    en: 'This has failed too many times. Please write to us.',
  },
  signature: {
    status: 400,
    code: 'signature',
    de: 'Die Unterschrift dieser Nachricht stimmt nicht.',
    en: 'The signature of this message is not right.',
  },
  mismatch: {
    status: 400,
    code: 'mismatch',
    de: 'Betrag, Währung oder Gegenstand stimmen nicht überein.',
    en: 'Amount, currency or subject do not match.',
  },
})
