import { de as history } from './messages-history.de.ts'

const roles = {
  guest: 'Gast',
  user: 'Kunde',
  member: 'Mitarbeiter',
  admin: 'Administrator',
  system: 'System',
  internal: 'Intern',
}
const lang = { de: 'Deutsch', en: 'Englisch' }
const kinds = { email: 'E-Mail', phone: 'Telefon', mobile: 'Mobil', fax: 'Fax', web: 'Website' }
const contacts = {
  contacts: 'Weitere Kontakte',
  'contacts.kind': 'Art',
  'contacts.value': 'Nummer oder Adresse',
  'contacts.label': 'Bezeichnung',
}

/** Also used by the own account. */
export const profileWords = {
  fields: {
    title: 'Titel',
    first_name: 'Vorname',
    last_name: 'Nachname',
    company: 'Firma',
    name: 'Name',
    username: 'Kurzname',
    lang: 'Sprache',
    ...contacts,
  },
  hints: {
    name: 'Steht in Listen und E-Mails.',
    lang: 'Für E-Mails und das Admincenter.',
  },
  adds: { contacts: 'Kontakt hinzufügen' },
  placeholders: { 'contacts.value': '+49711123456', 'contacts.label': 'zum Beispiel: Büro' },
  choices: { lang, 'contacts.kind': kinds },
}

const empty = {
  title: 'Noch keine Benutzer',
  text: 'Hier stehen Kunden, die sich auf der Website registriert haben, und alle, die im Admincenter mitarbeiten.',
}

/** What the collections of this module say. */
export const de = {
  users: {
    one: 'Benutzer',
    many: 'Benutzer',
    create: 'Benutzer anlegen',
    search: 'Name, E-Mail, Kundennummer',
    empty,
    fields: {
      ...profileWords.fields,
      handle: 'E-Mail-Adresse',
      roles: 'Rollen',
      status: 'Status',
      online: 'Online',
      last_active: 'Zuletzt aktiv',
      lastLogin: 'Letzte Anmeldung',
      customer_number: 'Kundennummer',
      created: 'Angelegt',
      notes: 'Notizen',
      userData: 'Profil',
      isBlocked: 'Gesperrt',
    },
    hints: { ...profileWords.hints, notes: 'Nur im Admincenter zu sehen, nie auf der Website.' },
    adds: profileWords.adds,
    placeholders: profileWords.placeholders,
    choices: {
      ...profileWords.choices,
      roles,
      role: roles,
      status: {
        active: 'Aktiv',
        blocked: 'Gesperrt',
        unverified: 'Unbestätigt',
        invited: 'Eingeladen',
      },
      online: { online: 'Online', unknown: 'Nicht online', offline: 'Offline' },
    },
    filters: { role: 'Rolle', online: 'Online' },
    sections: {
      readOnly: 'Nur zum Lesen',
      profile: 'Profil',
      addresses: 'Adressen',
      notes: 'Intern',
      state: 'Konto',
      access: 'Rollen und Sprache',
      numbers: 'Angaben',
    },
    tabs: {
      signIns: 'Anmeldung',
      consents: 'Einwilligungen',
      modules: 'Weitere Bereiche',
    },
    actions: {
      invite: 'Einladung senden',
      handInvitation: 'Einladungslink kopieren',
      resetPassword: 'Link zum Zurücksetzen senden',
      setPassword: 'Einmal-Passwort vergeben',
      endSessions: 'Überall abmelden',
      endSessionsAll: 'Überall abmelden',
      impersonate: 'Als diese Person ansehen',
      export: 'Daten exportieren',
      merge: 'Mit anderem Konto zusammenführen',
      block: 'Sperren',
      blockAll: 'Sperren',
      unblock: 'Entsperren',
      unblockAll: 'Entsperren',
      erase: 'Endgültig löschen',
    },
    done: {
      invite: 'Einladung angelegt',
      resetPassword: 'Die E-Mail zum Zurücksetzen ist unterwegs',
      endSessions: 'Die Person ist überall abgemeldet',
      endSessionsAll: 'Die Auswahl ist überall abgemeldet',
      impersonate: 'Sie sehen Kontor jetzt aus der Sicht dieser Person',
      export: 'Die Daten sind heruntergeladen',
      block: 'Konto gesperrt',
      blockAll: 'Auswahl gesperrt',
      unblock: 'Konto entsperrt',
      unblockAll: 'Auswahl entsperrt',
    },
    confirm: {
      block: 'Dieses Konto sperren? Alle Sitzungen enden sofort.',
      blockAll: 'Alle ausgewählten Konten sperren? Ihre Sitzungen enden sofort.',
      unblockAll: 'Alle ausgewählten Konten entsperren?',
      endSessions: 'Die Person auf allen Geräten abmelden?',
      endSessionsAll: 'Die Auswahl auf allen Geräten abmelden?',
      impersonate:
        'Kontor aus der Sicht dieser Person ansehen? Ihre eigene Sitzung endet dabei, und es wird im Verlauf vermerkt.',
    },
    history,
  },
  newUsers: {
    one: 'Benutzer',
    many: 'Benutzer',
    create: 'Benutzer anlegen',
    empty,
    fields: {
      handle: 'E-Mail-Adresse',
      first_name: 'Vorname',
      last_name: 'Nachname',
      company: 'Firma',
      roles: 'Rollen',
      lang: 'Sprache',
      notes: 'Notizen',
      entry: 'Zugang',
    },
    hints: {
      handle: 'Damit meldet sich die Person an.',
      lang: profileWords.hints.lang,
      notes: 'Nur im Admincenter zu sehen, nie auf der Website.',
    },
    choices: {
      lang,
      roles,
      entry: {
        invite: 'Per E-Mail einladen',
        password: 'Einmal-Passwort vergeben',
        later: 'Noch keinen Zugang',
      },
    },
    sections: {
      person: 'Wer ist es?',
      entry: 'Wie kommt die Person hinein?',
      notes: 'Intern',
      access: 'Rollen und Sprache',
    },
  },
} as const
