import { errorCatalogue } from '../app-error.ts'

export const listFailures = errorCatalogue({
  tooDeep: {
    status: 400,
    code: 'invalid',
    de: 'So weit lässt sich nicht nach Seitenzahl blättern. Bitte „next“ als „cursor“ mitgeben.',
    en: 'Pages this deep cannot be asked for by number. Please pass “next” on as “cursor”.',
  },
  badCursor: {
    status: 400,
    code: 'invalid',
    de: 'Diese Stelle der Liste gibt es nicht mehr. Bitte beginnen Sie von vorn.',
    en: 'This place in the list no longer exists. Please start from the beginning.',
  },
})
