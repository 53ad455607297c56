export const de = {
  acting: '{{who}} arbeitet jetzt im Namen von {{person}}',
  exported: '{{who}} hat die Daten einer Person heruntergeladen',
  rolesChanged: '{{who}} hat die Rollen von {{person}} geändert',
  staffAdded: '{{who}} hat {{person}} ein Konto mit Zugang zum Admincenter gegeben',
  handleTaken: {
    subject: 'Sie haben schon ein Konto auf {{site}}',
    lead: 'Jemand wollte ein anderes Konto auf {{site}} auf diese E-Mail-Adresse umstellen. Zu ihr gehört aber schon ein Konto. Es wurde nichts geändert.',
    footer:
      'Waren Sie das nicht, brauchen Sie nichts zu tun. Waren Sie es, melden Sie sich einfach mit dieser Adresse an.',
  },
}
