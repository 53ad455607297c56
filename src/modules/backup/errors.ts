import { errorCatalogue } from '#kernel/server/app-error.ts'

export const backupFailures = errorCatalogue({
  busy: {
    status: 409,
    code: 'backup-busy',
    de: 'Eine Wiederherstellung läuft schon. Warten Sie, bis sie fertig ist.',
    en: 'A restore is already in progress. Please wait until it is done.',
  },
  notReady: {
    status: 409,
    code: 'backup-not-ready',
    de: 'Diese Sicherung ist nicht fertig geworden und lässt sich nicht verwenden.',
    en: 'This backup was not finished and cannot be used.',
  },
  notArchive: {
    status: 422,
    code: 'not-a-backup',
    de: 'Das ist keine Sicherung von Kontor. Wählen Sie eine Datei, deren Name auf .kontor endet.',
    en: 'This is not a Kontor backup. Choose a file whose name ends in .kontor.',
  },
  wrongKey: {
    status: 422,
    code: 'wrong-key',
    de: 'Passwort oder Wiederherstellungsschlüssel passt nicht zu dieser Sicherung.',
    en: 'The password or recovery key does not match this backup.',
  },
  locked: {
    status: 409,
    code: 'backup-locked',
    de: 'Diese Sicherung stammt aus einer anderen Installation. Öffnen Sie sie zuerst mit ihrem Passwort oder Wiederherstellungsschlüssel.',
    en: 'This backup comes from another installation. Open it first with its password or recovery key.',
  },
  uncheckedRestore: {
    status: 409,
    code: 'backup-unchecked',
    de: 'Machen Sie zuerst einen Probelauf mit dieser Sicherung.',
    en: 'Do a trial run with this backup first.',
  },
  foreignSecret: {
    status: 409,
    code: 'foreign-secret',
    de: 'Diese Sicherung gehört zu einem anderen KONTOR_SECRET. Setzen Sie es auf dem Server so, wie es dort war, und versuchen Sie es noch einmal.',
    en: 'This backup belongs to another KONTOR_SECRET. Set it on the server as it was there, and try again.',
  },
  notConfirmed: {
    status: 422,
    code: 'not-confirmed',
    de: 'Bitte tippen Sie das Wort genau so ein, wie es angezeigt wird.',
    en: 'Please type the word exactly as shown.',
  },
  keyShown: {
    status: 409,
    code: 'key-shown',
    de: 'Der Wiederherstellungsschlüssel wurde schon gezeigt. Auf dem Server zeigt ihn „kontor backup key“.',
    en: 'The recovery key has already been shown. On the server, “kontor backup key” shows it.',
  },
  wrongOffset: {
    status: 409,
    code: 'wrong-offset',
    de: 'Dieses Stück passt nicht an das bisher Hochgeladene.',
    en: 'This piece does not follow what has been uploaded.',
  },
})
