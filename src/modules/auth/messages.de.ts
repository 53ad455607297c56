export const de = {
  login: {
    title: 'Anmelden',
    lead: 'Melden Sie sich mit Ihrer E-Mail-Adresse an.',
    handle: 'E-Mail-Adresse oder Benutzername',
    password: 'Passwort',
    submit: 'Anmelden',
    facebook: 'Mit Facebook anmelden',
    back: 'Zurück zur Website',
    resend: 'Bestätigung noch einmal schicken',
  },
  password: {
    title: 'Neues Passwort wählen',
    lead: 'Ihr Einmal-Passwort gilt nur für diese erste Anmeldung. Wählen Sie jetzt ein eigenes mit mindestens 10 Zeichen.',
    old: 'Einmal-Passwort',
    fresh: 'Neues Passwort',
    submit: 'Passwort speichern und weiter',
  },
  notice: {
    outside_failed:
      'Die Anmeldung über Facebook hat nicht geklappt. Bitte versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
    no_email:
      'Facebook hat uns keine bestätigte E-Mail-Adresse genannt. Bitte melden Sie sich mit Ihrem Passwort an oder legen Sie ein Konto an.',
    sign_in_first:
      'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich zuerst mit Ihrem Passwort an; danach können Sie Facebook verbinden.',
    taken: 'Diese Facebook-Anmeldung gehört zu einem anderen Konto.',
    unverified: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    outside_closed:
      'Konten mit der Rolle System melden sich nur mit ihrem Passwort an und werden nicht mit Facebook verbunden.',
  },
  connect: {
    title: 'Facebook verbinden',
    lead: 'Danach können Sie sich mit Facebook bei dem Konto {{handle}} anmelden. Bitte bestätigen Sie, dass Sie das möchten.',
    password: 'Ihr Passwort',
    submit: 'Bestätigen',
    ready: 'Melden Sie sich jetzt bei Facebook an. Danach kommen Sie hierher zurück.',
    go: 'Weiter zu Facebook',
    cancel: 'Nicht verbinden',
  },
  error: {
    wait_seconds_one: 'Zu viele Versuche. Bitte warten Sie noch eine Sekunde.',
    wait_seconds_other: 'Zu viele Versuche. Bitte warten Sie noch {{count}} Sekunden.',
    wait_minutes_one: 'Zu viele Versuche. Bitte warten Sie noch eine Minute.',
    wait_minutes_other: 'Zu viele Versuche. Bitte warten Sie noch {{count}} Minuten.',
  },
  greeting: {
    label: 'Ihr Konto',
    welcome: 'Willkommen',
    dashboard: 'zum Dashboard',
    logout: 'ausloggen',
  },
} as const
