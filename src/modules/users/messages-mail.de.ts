export const de = {
  acting: '{{who}} arbeitet jetzt im Namen von {{person}}',
  handleTaken: {
    subject: 'Sie haben schon ein Konto auf {{site}}',
    lead: 'Jemand wollte ein anderes Konto auf {{site}} auf diese E-Mail-Adresse umstellen. Zu ihr gehört aber schon ein Konto. Es wurde nichts geändert.',
    footer:
      'Waren Sie das nicht, brauchen Sie nichts zu tun. Waren Sie es, melden Sie sich einfach mit dieser Adresse an.',
  },
}
