import { invented } from '../../invented.ts'

/** Everyone the texts name. */
export const people = invented({
  full: [
    'Katrin Vosswinkel',
    'Emil Vosswinkel',
    'Heinrich Vosswinkel',
    'Alma Vosswinkel',
    'Gesine Averbeck',
    'Paulina Roth',
    'Lena Hölscher',
    'Bernd Kemper',
    'Tarek Haddad',
  ],
  given: ['Katrin', 'Emil', 'Gesine'],
  family: ['Vosswinkel'],
})
