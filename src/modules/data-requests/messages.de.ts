export const de = {
  kinds: {
    access: 'Auskunft',
    portability: 'Mitnahme der Daten',
    correction: 'Berichtigung',
    erasure: 'Löschung',
    objection: 'Widerspruch',
  },
  remind: {
    soon: 'Eine Datenschutz-Anfrage ({{kind}}) ist bis {{day}} zu beantworten',
    overdue: 'Eine Datenschutz-Anfrage ({{kind}}) ist seit {{day}} überfällig',
  },
}
