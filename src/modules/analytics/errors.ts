import { errorCatalogue } from '#kernel/server/app-error.ts'

export const analyticsFailures = errorCatalogue({
  countryLine: {
    status: 422,
    code: 'country-line',
    de: 'Die Datei hat eine Zeile, die keine Länderangabe ist. Erwartet werden erste Adresse, letzte Adresse und Land, mit Komma getrennt.',
    en: 'The file has a line that is no country. Expected are first address, last address and country, separated by commas.',
  },
  countryTableEmpty: {
    status: 422,
    code: 'country-table-empty',
    de: 'In dieser Datei steht kein einziges Land.',
    en: 'There is not a single country in this file.',
  },
  countryTableBroken: {
    status: 422,
    code: 'country-table-broken',
    de: 'Die Datei lässt sich nicht entpacken. Bitte laden Sie sie noch einmal herunter.',
    en: 'The file cannot be unpacked. Please download it again.',
  },
  countryTableTooLong: {
    status: 422,
    code: 'country-table-too-long',
    de: 'Die Datei hat mehr als fünf Millionen Zeilen. So viele hat keine Ländertabelle; vielleicht enthält sie auch Städte.',
    en: 'The file has more than five million lines. No table of countries has that many; perhaps it holds towns, too.',
  },
  funnelSteps: {
    status: 422,
    code: 'funnel-steps',
    de: 'Ein Weg hat zwei bis acht Schritte. Schreiben Sie jede Adresse in eine eigene Zeile.',
    en: 'A funnel has two to eight steps. Write each address on a line of its own.',
  },
  noAddress: {
    status: 422,
    code: 'no-address',
    de: 'Ihr Konto hat keine E-Mail-Adresse. Melden Sie sich mit einem Konto an, das eine hat.',
    en: 'Your account has no email address. Sign in with an account that has one.',
  },
  tooManyFunnels: {
    status: 422,
    code: 'too-many-funnels',
    de: 'Es gibt schon 10 Wege. Löschen Sie zuerst einen, den Sie nicht mehr brauchen.',
    en: 'There are 10 funnels already. First delete one that you no longer need.',
  },
  tooManyGoals: {
    status: 422,
    code: 'too-many-goals',
    de: 'Es gibt schon 50 Ziele. Löschen Sie zuerst eines, das Sie nicht mehr brauchen.',
    en: 'There are 50 goals already. First delete one that you no longer need.',
  },
})
