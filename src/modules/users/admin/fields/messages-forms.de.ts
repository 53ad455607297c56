import { profileWords } from './messages-fields.de.ts'

const roles = {
  user: 'Kunde',
  member: 'Mitarbeiter',
  admin: 'Administrator',
  system: 'System',
}

/** What dialogs, the own profile and the settings call their fields. */
export const de = {
  address: { fields: { place: 'Anschrift', company: 'Firma' } },
  account: {
    ...profileWords,
    sections: { profile: 'Profil', settings: 'Einstellungen' },
  },
  email: {
    fields: { handle: 'Neue E-Mail-Adresse', password: 'Ihr Passwort' },
  },
  proof: {
    fields: { password: 'Ihr Passwort', code: 'Code der App oder Wiederherstellungscode' },
  },
  passkey: {
    fields: {
      name: 'Name',
      password: 'Ihr Passwort',
      isFactor: 'Auch als zweiten Faktor verwenden',
    },
    hints: {
      name: 'Zum Beispiel: Laptop im Büro. Leer lassen für den Namen des Geräts.',
      isFactor: 'Die Anmeldung mit Passwort fragt dann zusätzlich danach.',
    },
  },
  settings: {
    title: 'Konten und Anmeldung',
    fields: {
      availableRoles: 'Rollen, die vergeben werden können',
      allow_sms_reset: 'Zurücksetzen per SMS anbieten',
      logout_redirect: 'Seite nach dem Abmelden',
      two_factor: 'Wer braucht einen zweiten Faktor?',
      'two_factor.required_roles': 'Vorgeschrieben für',
      facebook: 'Facebook oder ein anderer Anbieter',
      'facebook.enabled': 'Anmeldung anbieten',
      'facebook.issuer': 'Adresse des Anbieters',
      'facebook.client_id': 'App-Kennung',
      'facebook.client_secret': 'App-Geheimnis',
      'facebook.token_endpoint': 'Token-Adresse',
    },
    hints: {
      allow_sms_reset:
        'Kontor verschickt selbst keine SMS. Auf der Seite zum Zurücksetzen des zweiten Faktors steht dann, dass stattdessen eine E-Mail kommt.',
      logout_redirect:
        'Eine Adresse dieser Website, z. B. /danke. Ein einzelner / ist die Startseite.',
      'two_factor.required_roles':
        'Wer diese Rolle hat, wird bei der nächsten Anmeldung durch das Einrichten geführt.',
      'facebook.enabled': 'Der Knopf erscheint auf der Anmeldeseite, sobald alles eingetragen ist.',
      'facebook.issuer': 'Für Facebook: https://www.facebook.com',
      'facebook.token_endpoint': 'Nur nötig, wenn der Anbieter sie nicht selbst nennt.',
    },
    placeholders: { 'facebook.issuer': 'https://www.facebook.com' },
    choices: {
      availableRoles: roles,
      'two_factor.required_roles': {
        user: 'Kunden',
        member: 'Mitarbeiter',
        admin: 'Administratoren',
        system: 'System',
      },
    },
    sections: {
      roles: 'Rollen',
      factor: 'Zweiter Faktor',
      facebook: 'Anmeldung über andere Dienste',
      leaving: 'Abmelden',
    },
    sectionHints: {
      roles: 'Niemand kann eine Rolle vergeben, die über der eigenen steht.',
    },
  },
} as const
