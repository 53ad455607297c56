import { errorCatalogue } from '#kernel/server/app-error.ts'

export const newsletterFailures = errorCatalogue({
  noMailbox: {
    status: 422,
    code: 'no-mailbox',
    de: 'Es ist noch kein Postfach eingerichtet, das E-Mails verschickt. Richten Sie zuerst eines in den Einstellungen ein.',
    en: 'There is no mailbox yet that sends mails. Please set one up in the settings first.',
  },
  notReady: {
    status: 422,
    code: 'template-not-ready',
    de: 'Die Vorlage hat noch keinen Betreff oder keinen Inhalt. Ergänzen Sie beides, und speichern Sie.',
    en: 'The template has no subject or no content yet. Please add both, and save.',
  },
  badBlocks: {
    status: 422,
    code: 'bad-blocks',
    de: 'An einem Block stimmt etwas nicht. Bitte prüfen Sie die markierten Angaben.',
    en: 'Something is wrong with a block. Please check the marked fields.',
  },
})
