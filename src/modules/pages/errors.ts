import { errorCatalogue } from '#kernel/server/app-error.ts'

export const pageFailures = errorCatalogue({
  addressTaken: {
    status: 409,
    code: 'address-taken',
    de: 'Unter dieser Adresse gibt es schon eine andere Seite.',
    en: 'Another page already has this address.',
  },
  addressReserved: {
    status: 409,
    code: 'address-reserved',
    de: 'Diese Adresse braucht Kontor selbst. Bitte wählen Sie eine andere.',
    en: 'Kontor itself needs this address. Please choose another one.',
  },
  loop: {
    status: 422,
    code: 'loop',
    de: 'Eine Seite kann nicht unter sich selbst liegen.',
    en: 'A page cannot be below itself.',
  },
  tooDeep: {
    status: 422,
    code: 'too-deep',
    de: 'Seiten können höchstens acht Ebenen tief liegen.',
    en: 'Pages can be at most eight levels deep.',
  },
  unknownParent: {
    status: 422,
    code: 'unknown-parent',
    de: 'Die übergeordnete Seite gibt es nicht mehr.',
    en: 'The page above no longer exists.',
  },
  typeTaken: {
    status: 409,
    code: 'type-taken',
    de: 'Dafür gibt es schon eine Seite.',
    en: 'There is already a page for this.',
  },
  inTrash: {
    status: 422,
    code: 'in-trash',
    de: 'Diese Seite liegt im Papierkorb. Stellen Sie sie wieder her, um sie zu ändern.',
    en: 'This page is in the trash. Restore it to change it.',
  },
  inUse: {
    status: 409,
    code: 'in-use',
    de: 'Darauf wird noch verwiesen. Wählen Sie, wohin die alte Adresse führen soll.',
    en: 'Something still points to this. Choose where the old address should lead.',
  },
  globalInUse: {
    status: 409,
    code: 'in-use',
    de: 'Dieser Block steht noch auf Seiten. Nehmen Sie ihn dort zuerst heraus.',
    en: 'This block still stands on pages. Take it out there first.',
  },
  layout: {
    status: 403,
    code: 'layout',
    de: 'Sie dürfen Texte und Bilder ändern, nicht den Aufbau der Seite.',
    en: 'You may change texts and pictures, not the layout of the page.',
  },
  unknownClass: {
    status: 422,
    code: 'unknown-class',
    de: 'Diese CSS-Klasse ist in den Einstellungen nicht vorgesehen.',
    en: 'This CSS class is not among those in the settings.',
  },
  passwordMissing: {
    status: 422,
    code: 'password-missing',
    de: 'Bitte vergeben Sie ein Passwort für diese Seite.',
    en: 'Please set a password for this page.',
  },
  wrongSuccessor: {
    status: 422,
    code: 'wrong-successor',
    de: 'Bitte wählen Sie als Ziel eine Seite, die bleibt.',
    en: 'Please choose a page that stays as the target.',
  },
})
