import { errorCatalogue } from '#kernel/server/app-error.ts'

export const subscriberFailures = errorCatalogue({
  /** Literal in both languages (specification, section 8). */
  duplicate: {
    status: 409,
    code: '11000',
    de: 'Email Adresse ist bereits vorhanden !',
    en: 'Email Adresse ist bereits vorhanden !',
  },
  failed: {
    status: 503,
    code: 'subscription-failed',
    de: 'Die Anmeldung ist nicht gelungen. Ihre Eingaben sind noch da; bitte versuchen Sie es gleich noch einmal.',
    en: 'subscription failed',
  },
  unknownList: {
    status: 422,
    code: 'subscription-failed',
    de: 'Diesen Newsletter gibt es nicht mehr. Bitte wählen Sie einen anderen.',
    en: 'subscription failed',
  },
  suppressed: {
    status: 422,
    code: 'suppressed',
    de: 'Diese Adresse hat sich abgemeldet oder ist gesperrt. Nur die Person selbst kann sich wieder anmelden.',
    en: 'This address has unsubscribed or is blocked. Only its owner can subscribe again.',
  },
  publishAccess: {
    status: 403,
    code: 'C100',
    de: 'Was Besucher abonnieren können, darf nur ändern, wer veröffentlichen darf.',
    en: 'Only people who may publish can change what visitors can subscribe to.',
  },
  unknownMailbox: {
    status: 422,
    code: 'unknown-mailbox',
    de: 'Dieses Postfach gibt es nicht mehr. Bitte wählen Sie ein anderes.',
    en: 'This mailbox no longer exists. Please choose another one.',
  },
})
