import { errorCatalogue } from '#kernel/server/app-error.ts'

export const sendingFailures = errorCatalogue({
  settled: {
    status: 409,
    code: 'sending-settled',
    de: 'Dieser Versand ist kein Entwurf mehr und lässt sich nicht ändern.',
    en: 'This sending is no draft any more and cannot be changed.',
  },
  kept: {
    status: 409,
    code: 'sending-kept',
    de: 'Löschen lässt sich ein Versand nur als Entwurf oder wenn er abgebrochen ist.',
    en: 'A sending can only be deleted as a draft or once it was cancelled.',
  },
  wrongStep: {
    status: 409,
    code: 'wrong-step',
    de: 'Das geht in diesem Zustand nicht mehr. Die Seite zeigt jetzt den neuen Stand.',
    en: 'This is not possible in this state any more. The page now shows how it stands.',
  },
  noTemplate: {
    status: 422,
    code: 'no-template',
    de: 'Es fehlt die Vorlage. Wählen Sie eine, die bereit ist.',
    en: 'The template is missing. Please choose one that is ready.',
  },
  notReady: {
    status: 422,
    code: 'template-not-ready',
    de: 'Die Vorlage hat noch keinen Betreff oder keinen Inhalt. Ergänzen Sie beides in der Vorlage.',
    en: 'The template has no subject or no content yet. Please add both to the template.',
  },
  noLists: {
    status: 422,
    code: 'no-lists',
    de: 'Es fehlt, an wen der Newsletter geht. Wählen Sie mindestens eine Liste.',
    en: 'It is not said whom the newsletter goes to. Please choose at least one list.',
  },
  unknownThing: {
    status: 422,
    code: 'unknown-thing',
    de: 'Eine gewählte Liste oder Vorlage oder ein Segment gibt es nicht mehr. Bitte wählen Sie neu.',
    en: 'A chosen list, template or segment no longer exists. Please choose again.',
  },
  noMailbox: {
    status: 422,
    code: 'no-mailbox',
    de: 'Es ist noch kein Postfach eingerichtet, das E-Mails verschickt. Richten Sie zuerst eines in den Einstellungen ein.',
    en: 'There is no mailbox yet that sends mails. Please set one up in the settings first.',
  },
  nobody: {
    status: 422,
    code: 'nobody',
    de: 'Auf diesen Listen ist gerade niemand, der den Newsletter bekommen darf.',
    en: 'Nobody on these lists may get the newsletter right now.',
  },
  tooLarge: {
    status: 422,
    code: 'mail-too-large',
    de: 'Die E-Mail ist größer als 100 kB. Gmail würde sie abschneiden, und mit ihr den Link zum Abmelden. Kürzen Sie die Vorlage.',
    en: 'The email is larger than 100 kB. Gmail would cut it, and with it the link to unsubscribe. Please shorten the template.',
  },
  deadLinks: {
    status: 422,
    code: 'dead-links',
    de: 'Ein Link in der E-Mail führt ins Leere. Welcher es ist, steht bei der Prüfung; ändern Sie ihn in der Vorlage.',
    en: 'A link in the email leads nowhere. The check says which one; please change it in the template.',
  },
  noSubject: {
    status: 422,
    code: 'no-subject',
    de: 'Wessen Name nicht bekannt ist, bekäme keinen Betreff. Schreiben Sie einen, der auch ohne Namen etwas sagt.',
    en: 'Whoever’s name is not known would get no subject. Please write one that says something without a name.',
  },
  notBelieved: {
    status: 422,
    code: 'sender-not-ready',
    de: 'Andere Mailserver würden diesen Newsletter ablehnen oder als Spam behandeln. Was zu tun ist, steht bei der Prüfung.',
    en: 'Other mail servers would refuse this newsletter or treat it as spam. The check says what to do.',
  },
  noFetchedMailbox: {
    status: 422,
    code: 'no-fetched-mailbox',
    de: 'Dafür braucht es ein Postfach, aus dem Kontor E-Mails abholt. Schalten Sie das Abholen in den Einstellungen unter „E-Mail“ ein.',
    en: 'This needs a mailbox that Kontor fetches email from. Please switch fetching on in the settings under “Email”.',
  },
  notSent: {
    status: 422,
    code: 'proof-not-sent',
    de: 'Der Mailserver hat die Testmail nicht angenommen. Prüfen Sie das Postfach in den Einstellungen unter „E-Mail“.',
    en: 'The mail server did not take the test mail. Please check the mailbox in the settings under “Email”.',
  },
  notRead: {
    status: 422,
    code: 'proof-not-read',
    de: 'Das Postfach ließ sich gerade nicht lesen. Prüfen Sie das Abholen in den Einstellungen unter „E-Mail“.',
    en: 'The mailbox could not be read just now. Please check fetching in the settings under “Email”.',
  },
  sameDay: {
    status: 422,
    code: 'same-day',
    de: 'Zwei E-Mails der Folge haben denselben Tag. Bitte wählen Sie für jede einen anderen.',
    en: 'Two emails of the series have the same day. Please choose another one for each.',
  },
  notLater: {
    status: 422,
    code: 'not-later',
    de: 'Der Zeitpunkt fehlt oder ist schon vorbei. Wählen Sie einen späteren.',
    en: 'The time is missing or has passed. Please choose a later one.',
  },
  publishAccess: {
    status: 403,
    code: 'C100',
    de: 'Einen Newsletter verschicken darf nur, wer veröffentlichen darf.',
    en: 'Only people who may publish can send a newsletter.',
  },
})
