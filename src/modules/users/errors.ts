import { errorCatalogue } from '#kernel/server/app-error.ts'

export const userFailures = errorCatalogue({
  noUserFound: {
    status: 404,
    code: 'not-found',
    de: 'Kein Benutzer gefunden.',
    en: 'no user found',
  },
  roleNotAllowed: {
    status: 403,
    code: 'C100',
    de: 'Diese Rolle dürfen Sie nicht vergeben.',
    en: 'no permission to assign this role',
  },
  lastAdmin: {
    status: 422,
    code: 'last-admin',
    de: 'Das ist das letzte Konto mit Administratorrechten. Geben Sie zuerst jemand anderem diese Rolle.',
    en: 'This is the last administrator. Give this role to someone else first.',
  },
  self: {
    status: 422,
    code: 'self',
    de: 'Das geht nicht mit dem eigenen Konto.',
    en: 'This is not possible with your own account.',
  },
  emailTaken: {
    status: 409,
    code: '11000',
    de: 'Diese E-Mail-Adresse ist schon vergeben.',
    en: 'email already registered',
  },
  reserved: {
    status: 422,
    code: 'reserved',
    de: 'Mit dieser E-Mail-Adresse kann kein Konto angelegt werden.',
    en: 'No account can be created with this email address.',
  },
  wrongPassword: {
    status: 422,
    code: 'password',
    de: 'Das Passwort stimmt nicht.',
    en: 'invalid password',
  },
  secondFactor: {
    status: 422,
    code: 'second-factor',
    de: 'Bitte geben Sie den Code Ihres zweiten Faktors ein.',
    en: 'Please enter the code of your second factor.',
  },
  builtinAccount: {
    status: 422,
    code: 'builtin',
    de: 'Ein eingebautes Konto lässt sich so nicht ändern.',
    en: 'A built-in account cannot be changed this way.',
  },
  alreadyEntered: {
    status: 422,
    code: 'entered',
    de: 'Diese Person hat ihr Konto schon eingerichtet.',
    en: 'This person has already set up their account.',
  },
  handleMismatch: {
    status: 422,
    code: 'confirm',
    de: 'Zur Bestätigung bitte genau die E-Mail-Adresse der Person eingeben.',
    en: 'To confirm, please type the person’s email address exactly.',
  },
  sameAccount: {
    status: 422,
    code: 'same-account',
    de: 'Bitte wählen Sie zwei verschiedene Konten.',
    en: 'Please choose two different accounts.',
  },
  notActing: {
    status: 422,
    code: 'not-acting',
    de: 'Sie handeln gerade im eigenen Namen.',
    en: 'You are already acting as yourself.',
  },
  notForStaff: {
    status: 422,
    code: 'not-for-admins',
    de: 'Im Namen von Administratoren kann niemand handeln.',
    en: 'Nobody can act as an administrator.',
  },
})

export const addressFailures = errorCatalogue({
  defaultInvoice: {
    status: 422,
    code: 'default-invoice-address',
    de: 'Die Standard-Rechnungsadresse kann nicht entfernt werden.',
    en: 'cant remove default invoice address',
  },
  defaultShipping: {
    status: 422,
    code: 'default-shipping-address',
    de: 'Die Standard-Lieferadresse kann nicht entfernt werden.',
    en: 'cant remove default shipping address',
  },
  defaultBoth: {
    status: 422,
    code: 'default-address',
    de: 'Die Standardadresse kann nicht entfernt werden.',
    en: 'cant remove default address',
  },
  tooMany: {
    status: 422,
    code: 'too-many-addresses',
    de: 'Sie können höchstens 50 Adressen speichern.',
    en: 'You can save at most 50 addresses.',
  },
})
