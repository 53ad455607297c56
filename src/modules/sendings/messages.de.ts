/** What the public archive says. */
export const de = {
  title: 'Newsletter-Archiv',
  ofList: 'Archiv: {{list}}',
  lead: 'Frühere Ausgaben zum Nachlesen.',
  all: 'Alle Ausgaben',
  lists: 'Newsletter',
  search: 'Betreff suchen',
  empty: 'Hier stehen die Ausgaben, sobald die erste verschickt ist.',
  nothing: 'Dazu ist keine Ausgabe zu finden.',
  paging: 'Weitere Ausgaben',
  older: 'Ältere Ausgaben',
  newest: 'Zu den neuesten',
  subscribeTitle: 'Die nächste Ausgabe',
  subscribe: 'Newsletter abonnieren',
} as const
