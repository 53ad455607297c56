import { errorCatalogue } from '#kernel/server/app-error.ts'

export const messageFailures = errorCatalogue({
  failed: {
    status: 503,
    code: 'message-failed',
    de: 'Beim Senden der Nachricht ist ein Fehler aufgetreten. Ihre Eingaben sind noch da; bitte versuchen Sie es gleich noch einmal.',
    en: 'an error occured when sending a message',
  },
  inTrash: {
    status: 422,
    code: 'in-trash',
    de: 'Diese Nachricht liegt im Papierkorb. Holen Sie sie zuerst zurück.',
    en: 'This message is in the trash. Restore it first.',
  },
  noAddress: {
    status: 422,
    code: 'no-address',
    de: 'Zu dieser Nachricht gibt es keine E-Mail-Adresse, an die eine Antwort gehen könnte.',
    en: 'There is no email address for this message that a reply could go to.',
  },
  alreadySent: {
    status: 409,
    code: 'already-sent',
    de: 'Diese Antwort ist schon unterwegs und lässt sich nicht mehr zurücknehmen.',
    en: 'This reply is on its way already and cannot be taken back.',
  },
  unknownPerson: {
    status: 422,
    code: 'unknown-person',
    de: 'Diese Person kann keine Nachrichten bearbeiten.',
    en: 'This person cannot work on messages.',
  },
  unknownRecipient: {
    status: 422,
    code: 'unknown-recipient',
    de: 'An dieses Konto lässt sich keine Nachricht schicken.',
    en: 'No message can be sent to this account.',
  },
  noAddressOfPerson: {
    status: 422,
    code: 'no-address-of-person',
    de: 'Zu dieser Person kennen Sie keine E-Mail-Adresse. Tragen Sie sie bei der Person ein, oder geben Sie sie hier an.',
    en: 'No email address of this person is known. Add one to the person, or type it here.',
  },
  tooManyFiles: {
    status: 422,
    code: 'too-many-files',
    de: 'An einer Nachricht können höchstens 100 Dateien hängen.',
    en: 'A message can have at most 100 files.',
  },
})
