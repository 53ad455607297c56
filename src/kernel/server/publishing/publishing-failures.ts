import { errorCatalogue } from '../app-error.ts'

/** What can be wrong with drafts, schedules and blocks, whatever they are drafts of. */
export const publishingFailures = errorCatalogue({
  badBlocks: {
    status: 422,
    code: 'blocks',
    de: 'In mindestens einem Block stimmt etwas nicht.',
    en: 'Something is wrong in at least one block.',
  },
  lockedBlock: {
    status: 403,
    code: 'locked-block',
    de: 'Diesen Block darf nur die Administration anlegen oder ändern.',
    en: 'Only administrators may add or change this block.',
  },
  pastMinute: {
    status: 422,
    code: 'past',
    de: 'Dieser Zeitpunkt ist schon vorbei.',
    en: 'This moment has already passed.',
  },
  wrongOrder: {
    status: 422,
    code: 'order',
    de: 'Das Ende muss nach dem Anfang liegen.',
    en: 'The end must come after the beginning.',
  },
  notLive: {
    status: 422,
    code: 'not-live',
    de: 'Das ist nicht online.',
    en: 'This is not live.',
  },
  notInReview: {
    status: 422,
    code: 'not-in-review',
    de: 'Das wartet nicht auf Freigabe.',
    en: 'This is not waiting for review.',
  },
  inTrash: {
    status: 422,
    code: 'in-trash',
    de: 'Das liegt im Papierkorb. Stellen Sie es wieder her, um es zu ändern.',
    en: 'This is in the trash. Restore it to change it.',
  },
})
