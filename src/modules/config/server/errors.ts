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
  essentialModule: {
    status: 422,
    code: 'essential-module',
    de: 'Ohne dieses Modul arbeitet Kontor nicht. Es bleibt eingeschaltet.',
    en: 'Kontor does not work without this module. It stays switched on.',
  },
  moduleNeeded: {
    status: 422,
    code: 'module-needed',
    de: 'Andere eingeschaltete Module brauchen dieses. Schalten Sie zuerst jene ab.',
    en: 'Other modules that are switched on need this one. Switch those off first.',
  },
  unknownMailbox: {
    status: 404,
    code: 'unknown-mailbox',
    de: 'Dieses Postfach gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    en: 'This mailbox no longer exists. Please reload the page.',
  },
  noDomain: {
    status: 422,
    code: 'no-domain',
    de: 'Das ist keine Domain. Gemeint ist, was in der Absenderadresse hinter dem @ steht, zum Beispiel „example.org“.',
    en: 'This is no domain. Please enter what follows the @ in the sender address, such as “example.org”.',
  },
  manyKeys: {
    status: 422,
    code: 'many-keys',
    de: 'Für diese Domain gibt es schon genug Schlüssel. Entfernen Sie zuerst einen, den Sie nicht mehr brauchen.',
    en: 'This domain has enough keys already. Please remove one that you no longer need first.',
  },
  unknownKey: {
    status: 404,
    code: 'unknown-key',
    de: 'Diesen Schlüssel gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    en: 'This key no longer exists. Please reload the page.',
  },
  notFetched: {
    status: 422,
    code: 'not-fetched',
    de: 'Für dieses Postfach ist noch kein Server für eingehende E-Mails eingetragen.',
    en: 'No server for incoming email has been entered for this mailbox yet.',
  },
})
