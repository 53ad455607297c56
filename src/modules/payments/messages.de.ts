export const de = {
  banner:
    'Probebetrieb: Zahlungen mit {{sources}} werden nicht abgebucht, und es wird nichts geliefert.',
  sources: { creditcard: 'Kreditkarte', klarna: 'Klarna', eps: 'EPS', paypal: 'PayPal' },
  notices: {
    unwanted:
      'Zahlung über {{amount}} zu {{number}} kam zu spät oder doppelt und wird zurückgezahlt',
    chargeback: 'Rückbuchung über {{amount}} zu {{number}}',
    disputed: 'Ein Kunde beanstandet die Zahlung über {{amount}} zu {{number}}',
    dispute:
      'Bei PayPal gibt es einen Streitfall, der zu keiner Zahlung hier passt. Bitte sehen Sie dort nach',
    mismatch: 'Zahlung zu {{number}} passt nicht zu dem, was verlangt war',
    refund_failed: 'Rückzahlung zu {{number}} ist nicht angekommen',
    refund_waits:
      'Rückzahlung zu {{number}} ist seit einem Tag nicht hinausgegangen. Bitte prüfen Sie die Schlüssel des Zahlungsdienstes',
    unmatched: 'Zahlung über {{amount}} gehört zu keiner Bestellung',
  },
  rehearsal: {
    title: 'Testzahlung',
    lead: 'Hier stünde sonst die Seite des Zahlungsdienstes. Es fließt kein Geld.',
    what: 'Wofür',
    amount: 'Betrag',
    pay: 'Zahlung gelingt',
    refuse: 'Zahlung wird abgelehnt',
    cancel: 'Abbrechen',
  },
}
