export const de = {
  login: {
    title: 'Anmelden',
    lead: 'Melden Sie sich mit Ihrer E-Mail-Adresse an.',
    handle: 'E-Mail-Adresse oder Benutzername',
    password: 'Passwort',
    submit: 'Anmelden',
    back: 'Zurück zur Website',
  },
  password: {
    title: 'Neues Passwort wählen',
    lead: 'Ihr Einmal-Passwort gilt nur für diese erste Anmeldung. Wählen Sie jetzt ein eigenes mit mindestens 10 Zeichen.',
    old: 'Einmal-Passwort',
    fresh: 'Neues Passwort',
    submit: 'Passwort speichern und weiter',
  },
  error: {
    login_fail: 'Benutzer oder Passwort falsch.',
    too_many: 'Zu viele Versuche. Bitte warten Sie einige Minuten.',
    password_short: 'Das neue Passwort braucht mindestens 10 Zeichen.',
    password_same: 'Bitte wählen Sie ein anderes Passwort als bisher.',
  },
  greeting: {
    label: 'Ihr Konto',
    welcome: 'Willkommen',
    dashboard: 'zum Dashboard',
    logout: 'ausloggen',
  },
} as const
