import { errorCatalogue } from '#kernel/server/app-error.ts'

export const factorFailures = errorCatalogue({
  code: {
    status: 422,
    code: 'code',
    de: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
    en: 'This code is wrong or has already been used.',
  },
  missing: {
    status: 422,
    code: 'second-factor',
    de: 'Bitte geben Sie auch den Code Ihres zweiten Faktors ein.',
    en: 'Please enter the code of your second factor as well.',
  },
  password: {
    status: 422,
    code: 'password',
    de: 'Das Passwort stimmt nicht.',
    en: 'invalid password',
  },
  startAgain: {
    status: 401,
    code: 'signed-out',
    de: 'Zu viele falsche Codes. Bitte melden Sie sich noch einmal an.',
    en: 'Too many wrong codes. Please sign in again.',
  },
  signInAgain: {
    status: 422,
    code: 'sign-in-again',
    de: 'Ihre Anmeldung ist dafür zu lange her. Bitte melden Sie sich noch einmal an.',
    en: 'You signed in too long ago for this. Please sign in again.',
  },
  notPrepared: {
    status: 422,
    code: 'not-prepared',
    de: 'Bitte beginnen Sie die Einrichtung noch einmal.',
    en: 'Please start setting it up again.',
  },
  notEnabled: {
    status: 422,
    code: 'not-enabled',
    de: 'Für dieses Konto ist kein zweiter Faktor eingerichtet.',
    en: 'This account has no second factor.',
  },
  required: {
    status: 422,
    code: 'factor-required',
    de: 'Für Ihre Rolle ist ein zweiter Faktor vorgeschrieben.',
    en: 'Your role requires a second factor.',
  },
})
