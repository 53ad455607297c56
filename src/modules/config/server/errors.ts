import { errorCatalogue } from '#kernel/server/app-error.ts'

export const failures = errorCatalogue({
  unknownSection: {
    status: 404,
    code: 'unknown-section',
    de: 'Diesen Bereich der Konfiguration gibt es nicht.',
    en: 'This section of the configuration does not exist.',
  },
  systemPart: {
    status: 403,
    code: 'C100',
    de: 'Diesen Teil der Einstellungen darf nur das Systemkonto ändern.',
    en: 'Only the system account may change this part of the settings.',
  },
  unknownMailbox: {
    status: 404,
    code: 'unknown-mailbox',
    de: 'Dieses Postfach gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    en: 'This mailbox no longer exists. Please reload the page.',
  },
})
