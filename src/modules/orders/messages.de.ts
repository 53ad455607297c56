export const de = {
  notice: 'Neue Bestellung {{number}} über {{amount}}',
  vatId: 'USt-IdNr. {{id}}',
  address: 'Ihre Anschrift:',
  totals: {
    goods: 'Waren',
    shipping: 'Versand',
    pickup: 'Abholung',
    total: 'Gesamtpreis',
    reduced: 'Davon zurückgenommen',
    vat: '{{label}} ({{rate}} %)',
  },
  delivery: {
    ship_one: 'Lieferung innerhalb von {{days}} Werktag',
    ship_other: 'Lieferung innerhalb von {{days}} Werktagen',
    shipPaid_one: 'Lieferung innerhalb von {{days}} Werktag nach Zahlungseingang',
    shipPaid_other: 'Lieferung innerhalb von {{days}} Werktagen nach Zahlungseingang',
    pickup: 'Abholung: {{place}}',
  },
  withdrawal: {
    made_to_order: '{{name}}: wird nach Ihren Wünschen angefertigt, kein Widerrufsrecht.',
    perishable: '{{name}}: verdirbt schnell, kein Widerrufsrecht.',
    hygiene: '{{name}}: kein Widerrufsrecht, sobald die Versiegelung geöffnet ist.',
    digital:
      '{{name}}: Das Widerrufsrecht erlischt, sobald die Bereitstellung beginnt, wenn Sie dem ausdrücklich zustimmen.',
    digitalAgreed:
      '{{name}}: Sie haben ausdrücklich zugestimmt, dass wir es vor Ablauf der Widerrufsfrist bereitstellen, und bestätigt, dass Ihr Widerrufsrecht damit erlischt, sobald die Bereitstellung beginnt.',
  },
  bank: {
    owner: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
    order: 'Bestellung {{number}}',
  },
  states: {
    placed: 'Eingegangen',
    on_hold: 'Zurückgestellt',
    accepted: 'Angenommen',
    in_fulfilment: 'Unterwegs',
    completed: 'Abgeschlossen',
    cancelled: 'Storniert',
  },
  ready: 'Liegt zur Abholung bereit',
  payments: {
    awaiting: 'Noch nicht bezahlt',
    paid: 'Bezahlt',
    expired: 'Nicht rechtzeitig bezahlt',
    refunded_partly: 'Teilweise zurückgezahlt',
    refunded: 'Zurückgezahlt',
  },
  sources: {
    prepayment: 'Vorkasse (Überweisung)',
    invoice: 'Rechnung',
    pickup: 'Bei Abholung',
  },
  returns: {
    declared: 'Ihr Widerruf oder Ihre Rücksendung ist bei uns eingegangen',
    partly: 'Einen Teil haben wir zurückgenommen',
    all: 'Wir haben alles zurückgenommen',
  },
  own: {
    title: 'Meine Bestellungen',
    lead: 'Was Sie bei uns bestellt haben.',
    empty: 'Sie haben noch nichts bestellt.',
    older: 'Ältere Bestellungen',
    back: 'Alle Bestellungen',
  },
  one: {
    title: 'Bestellung {{number}}',
    placed: 'Bestellt am {{moment}}',
    state: 'Stand',
    payment: 'Bezahlung',
    tracking: 'Sendung',
    return: 'Rücksendung',
    source: 'Zahlungsart',
    lines: 'Ihre Bestellung',
    address: 'Anschrift',
    delivery: 'Lieferung',
    pay: 'Bitte überweisen',
    payLead: {
      prepayment:
        'Bitte überweisen Sie bis zum {{day}}. Sobald das Geld bei uns ist, geht Ihre Bestellung auf den Weg.',
      invoice: 'Bitte überweisen Sie innerhalb von 14 Tagen, nachdem die Ware bei Ihnen ist.',
    },
    code: 'Code für Ihre Banking-App',
    claimed:
      'Sie haben einen Teil davon widerrufen oder zurückgegeben. Wir schreiben Ihnen, wie viel danach noch zu bezahlen ist. Haben Sie dann schon mehr überwiesen, bekommen Sie den Rest zurück.',
    codeLead: 'Oder scannen Sie den Code mit Ihrer Banking-App.',
    each: 'je {{amount}}',
    withdraw: 'Diesen Vertrag widerrufen',
  },
  texts: {
    terms: 'Allgemeine Geschäftsbedingungen',
    special_conditions: 'Besondere Bedingungen',
    age: 'Mindestens 18 Jahre alt',
    digital: 'Digitale Inhalte vor Ablauf der Widerrufsfrist',
  },
  missing: {
    terms: 'Keine AGB: Unter {{address}} ist keine Seite veröffentlicht',
    policy:
      'Keine Widerrufsbelehrung: Unter {{address}} ist keine Seite veröffentlicht. Käufer erfahren nicht, dass sie widerrufen dürfen, und ihre Frist verlängert sich um ein Jahr',
  },
  mail: {
    open: 'Bestellung ansehen',
    footer: 'Sie bekommen diese E-Mail, weil Sie bei {{site}} bestellt haben.',
    received: {
      subject: 'Ihre Bestellung {{number}} bei {{site}}',
      title: 'Vielen Dank für Ihre Bestellung {{number}}',
      prepayment:
        'Wir nehmen Ihre Bestellung an. Bitte überweisen Sie {{amount}} bis zum {{day}}. Sobald das Geld bei uns ist, geht Ihre Bestellung auf den Weg.',
      invoice:
        'Ihre Bestellung ist bei uns eingegangen. Wir sehen sie uns an und schreiben Ihnen, sobald wir sie annehmen. Bezahlen können Sie, wenn die Ware bei Ihnen ist.',
      pickup:
        'Ihre Bestellung ist bei uns eingegangen. Wir sehen sie uns an und schreiben Ihnen, sobald wir sie annehmen. Bezahlen können Sie beim Abholen.',
      free: {
        accepted: 'Wir nehmen Ihre Bestellung an. Zu bezahlen ist nichts.',
        placed:
          'Ihre Bestellung ist bei uns eingegangen. Wir sehen sie uns an und schreiben Ihnen, sobald wir sie annehmen. Zu bezahlen ist nichts.',
      },
    },
    seller: 'Ihr Vertragspartner:',
    phone: 'Telefon: {{phone}}',
    email: 'E-Mail: {{email}}',
    accepted: {
      subject: 'Wir haben Ihre Bestellung {{number}} angenommen',
      title: 'Bestellung {{number}} ist angenommen',
      text: 'Wir haben Ihre Bestellung angenommen und bereiten sie vor.',
    },
    reduced: {
      subject: 'Zu Ihrer Bestellung {{number}} ist weniger zu bezahlen',
      title: 'Bestellung {{number}}: Sie müssen weniger bezahlen',
      text: 'Wir haben einen Teil Ihrer Bestellung zurückgenommen, bevor er bezahlt war. Zu bezahlen sind noch {{amount}} statt {{total}}.',
      nothing:
        'Wir haben zurückgenommen, was noch zu bezahlen war. Sie müssen nichts mehr bezahlen.',
      more: 'Haben Sie schon mehr überwiesen? Dann zahlen wir Ihnen den Rest zurück.',
    },
    paid: {
      subject: 'Ihre Zahlung zur Bestellung {{number}}',
      title: 'Ihre Zahlung ist da',
      text: 'Wir haben {{amount}} erhalten. Vielen Dank.',
      late: 'Wir haben {{amount}} erhalten. Ihre Bestellung ist aber schon storniert. Deshalb zahlen wir Ihnen das Geld zurück.',
    },
    shipped: {
      subject: 'Neues zu Ihrer Bestellung {{number}}',
      title: 'Bestellung {{number}} ist unterwegs',
      readyTitle: 'Bestellung {{number}} liegt bereit',
      sent: 'Ihre Bestellung ist auf dem Weg zu Ihnen.',
      ready: 'Ihre Bestellung liegt zum Abholen bereit.',
      tracking: 'Sendung: {{tracking}}',
      invoice:
        'Bitte überweisen Sie {{amount}} innerhalb von 14 Tagen, nachdem die Ware bei Ihnen ist.',
    },
    expired: {
      subject: 'Ihre Bestellung {{number}} ist verfallen',
      title: 'Bestellung {{number}} ist verfallen',
      text: 'Bis zum {{day}} ist kein Geld bei uns eingegangen. Wir haben Ihre Bestellung deshalb storniert, Sie müssen nichts weiter tun. Haben Sie schon überwiesen? Dann antworten Sie bitte auf diese E-Mail.',
    },
    not_collected: {
      subject: 'Ihre Bestellung {{number}} wurde nicht abgeholt',
      title: 'Bestellung {{number}} ist storniert',
      text: 'Sie haben Ihre Bestellung nicht abgeholt. Wir haben sie deshalb storniert.',
    },
    undeliverable: {
      subject: 'Ihre Bestellung {{number}} ist zu uns zurückgekommen',
      title: 'Bestellung {{number}} ist storniert',
      text: 'Ihre Bestellung konnte nicht zugestellt werden und ist wieder bei uns. Wir haben sie deshalb storniert. Möchten Sie sie noch haben? Dann antworten Sie bitte auf diese E-Mail.',
    },
    refunded: {
      subject: 'Rückzahlung zu Ihrer Bestellung {{number}}',
      title: 'Wir haben Ihnen Geld zurückgezahlt',
      text: 'Wir haben Ihnen am {{day}} {{amount}} zurückgezahlt.',
      bank: 'Das Geld geht auf das Konto, von dem Sie überwiesen haben. Bis es dort steht, können ein bis zwei Bankarbeitstage vergehen.',
      same: 'Sie bekommen das Geld auf demselben Weg, auf dem Sie bezahlt haben.',
    },
    cancelled: {
      subject: 'Ihre Bestellung {{number}} wurde storniert',
      title: 'Bestellung {{number}} ist storniert',
      text: 'Wir haben Ihre Bestellung storniert. Sie müssen nichts weiter tun.',
      refund: 'Die {{amount}}, die Sie bezahlt haben, zahlen wir Ihnen zurück.',
    },
  },
}
