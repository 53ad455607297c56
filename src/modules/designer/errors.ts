import { AppError, errorCatalogue } from '#kernel/server/app-error.ts'
import type { LockedBlock } from './contract-editors.ts'

export const designerFailures = errorCatalogue({
  conflict: {
    status: 409,
    code: 'conflict',
    de: 'Jemand anderes hat denselben Block geändert. Bitte vergleichen Sie beide Versionen.',
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

/** Someone holds a block that would be written over; `lock` is what to take over. */
export function lockedBy(held: LockedBlock): AppError {
  const { name } = held
  const text = {
    de: `${name} bearbeitet gerade einen Block, der sich dabei ändern würde.`,
    en: `${name} is editing a block that would be changed by this.`,
  }
  return new AppError({ status: 409, code: 'locked', text, details: held })
}
