import { errorCatalogue } from '#kernel/server/app-error.ts'

export const peopleFailures = errorCatalogue({
  merged: {
    status: 409,
    code: 'merged',
    de: 'Diese Person wurde inzwischen mit einer anderen zusammengeführt.',
    en: 'This person has since been merged with another one.',
  },
  hasAccount: {
    status: 422,
    code: 'has-account',
    de: 'Zu dieser Person gehört ein Konto. Löschen Sie das Konto unter „Benutzer“, dann geht die Person mit.',
    en: 'This person has an account. Erase the account under “Users”, and the person goes with it.',
  },
  accountAddress: {
    status: 422,
    code: 'account-address',
    de: 'Mit dieser E-Mail-Adresse meldet sich die Person an. Ändern lässt sie sich nur beim Konto.',
    en: 'The person signs in with this email address. It can only be changed with the account.',
  },
  twoAccounts: {
    status: 422,
    code: 'two-accounts',
    de: 'Beide Personen haben ein Konto. Führen Sie zuerst unter „Benutzer“ die beiden Konten zusammen; die Personen folgen dann von selbst.',
    en: 'Both persons have an account. Merge the two accounts under “Users” first; the persons then follow by themselves.',
  },
  accountStays: {
    status: 422,
    code: 'account-stays',
    de: 'Die Person mit dem Konto muss bleiben. Bitte tauschen Sie die beiden.',
    en: 'The person with the account has to stay. Please swap the two.',
  },
  samePerson: {
    status: 422,
    code: 'same-person',
    de: 'Bitte wählen Sie zwei verschiedene Personen.',
    en: 'Please choose two different persons.',
  },
  tooMany: {
    status: 422,
    code: 'too-many',
    de: 'Zusammen hätte die Person mehr als 20 Kontakte, 50 Adressen oder 10.000 Zeichen Notizen. Bitte entfernen Sie zuerst einige.',
    en: 'Together the person would have more than 20 contacts, 50 addresses or 10,000 characters of notes. Please remove some first.',
  },
  tooManyFiles: {
    status: 422,
    code: 'too-many-files',
    de: 'Bei einer Person können höchstens 100 Dateien liegen. Bitte entfernen Sie zuerst einige.',
    en: 'A person can have at most 100 files. Please remove some first.',
  },
  undoOver: {
    status: 410,
    code: 'undo-over',
    de: 'Das Zusammenführen liegt mehr als 30 Tage zurück und kann nicht mehr rückgängig gemacht werden.',
    en: 'The merge is more than 30 days old and cannot be undone any more.',
  },
  undoLaterFirst: {
    status: 422,
    code: 'undo-later-first',
    de: 'Danach wurde noch einmal zusammengeführt. Machen Sie zuerst das jüngere Zusammenführen rückgängig.',
    en: 'There was another merge after this one. Undo the later one first.',
  },
  guardianCircle: {
    status: 422,
    code: 'guardian-circle',
    de: 'So wäre jemand für die eigenen Sorgeberechtigten sorgeberechtigt. Bitte prüfen Sie die Richtung.',
    en: 'Someone would be the guardian of their own guardian. Please check the direction.',
  },
  unknownCondition: {
    status: 422,
    code: 'unknown-condition',
    de: 'Eine der Bedingungen gibt es nicht. Bitte wählen Sie eine andere.',
    en: 'One of the conditions does not exist. Please choose another one.',
  },
  segmentValue: {
    status: 422,
    code: 'segment-value',
    de: 'Ein Wert passt nicht zu seiner Bedingung. Bitte prüfen Sie die Angaben.',
    en: 'A value does not fit its condition. Please check what was entered.',
  },
})
