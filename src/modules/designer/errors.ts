import { errorCatalogue } from '#kernel/server/app-error.ts'

export const designerFailures = errorCatalogue({
  locked: {
    status: 409,
    code: 'locked',
    de: 'Diesen Block bearbeitet gerade jemand anderes.',
    en: 'Someone else is editing this block at the moment.',
  },
  conflict: {
    status: 409,
    code: 'conflict',
    de: 'Jemand anderes hat denselben Block geändert. Bitte vergleichen Sie beide Fassungen.',
    en: 'Someone else has changed the same block. Please compare both versions.',
  },
  unreadable: {
    status: 422,
    code: 'blocks',
    de: 'Diese Blöcke sind zu groß oder zu tief verschachtelt.',
    en: 'These blocks are too large or nested too deeply.',
  },
  checkFailed: {
    status: 422,
    code: 'publish-check',
    de: 'Vor dem Veröffentlichen ist noch etwas zu verbessern.',
    en: 'Something has to be improved before publishing.',
  },
  nothingToOverride: {
    status: 422,
    code: 'no-errors',
    de: 'Dieser Entwurf hat keine Fehler.',
    en: 'This draft has no errors.',
  },
})
