/** What the public archive says, and what sendings are called that nobody names. */
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
  recommend: 'Newsletter weiterempfehlen',
  feed: 'Neue Ausgaben als RSS-Feed',
  home: {
    title: 'Newsletter',
    lead: 'Neues von uns, direkt in Ihr Postfach. Abbestellen können Sie jederzeit mit einem Klick.',
  },
  series: {
    welcome: '{{list}}: Willkommen',
    after_one: '{{list}}: nach einem Tag',
    after_other: '{{list}}: nach {{count}} Tagen',
  },
} as const
