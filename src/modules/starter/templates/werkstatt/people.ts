import { invented } from '../../invented.ts'

/** Everyone the texts name. */
export const people = invented({
  full: [
    'Jens Holm',
    'Maren Holm',
    'Jule und Tom Andresen',
    'Jule and Tom Andresen',
    'Anke Petersen',
    'Hauke Thomsen',
  ],
  given: [],
  family: ['Brodersen', 'Holm'],
})
