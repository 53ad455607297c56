export const de = {
  banner:
    'Dies ist ein Probebetrieb: Karte, Klarna, EPS und PayPal werden nur geprobt. Es wird nichts abgebucht.',
  notices: {
    unwanted:
      'Zahlung über {{amount}} zu {{number}} kam zu spät oder doppelt und wird zurückgezahlt',
    chargeback: 'Rückbuchung über {{amount}} zu {{number}}',
    mismatch: 'Zahlung zu {{number}} passt nicht zu dem, was verlangt war',
    refund_failed: 'Rückzahlung zu {{number}} wurde abgelehnt',
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
