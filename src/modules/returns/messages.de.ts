export const de = {
  /** Literal: § 356a (1) BGB. */
  link: 'Vertrag widerrufen',
  notice: 'Widerruf {{number}} von {{name}}',
  title: {
    form: 'Vertrag widerrufen',
    confirm: 'Widerruf bestätigen',
    receipt: 'Ihr Widerruf ist eingegangen',
  },
  form: {
    lead: 'Hier widerrufen Sie einen Vertrag, den Sie in unserem Shop geschlossen haben. Einen Grund müssen Sie nicht nennen.',
    name: 'Ihr Name',
    contract: 'Bestellnummer',
    contractHint: 'Sie steht in der E-Mail zu Ihrer Bestellung.',
    ofOrder: 'Es geht um Ihre Bestellung {{number}}.',
    contact: 'E-Mail-Adresse',
    contactHint:
      'Am besten die, mit der Sie bestellt haben: Dorthin geht sofort die Eingangsbestätigung. Ohne E-Mail geben Sie eine Telefonnummer an.',
    lines: 'Was möchten Sie widerrufen?',
    linesHint: 'Alles ist ausgewählt. Was Sie behalten möchten, setzen Sie auf 0.',
    most: 'Höchstens {{most}}.',
    gone: 'Davon ist nichts mehr zu widerrufen.',
    next: 'Weiter',
    faulty: 'Bitte prüfen Sie die markierten Felder. Es ist noch nichts widerrufen.',
    tooMany:
      'Von Ihrem Anschluss kamen gerade sehr viele Erklärungen. Bitte versuchen Sie es in einer Stunde noch einmal, oder schreiben Sie uns eine E-Mail.',
    quantity: 'So viel lässt sich davon nicht widerrufen.',
    nothing: 'Bitte geben Sie bei mindestens einer Ware an, wie viel Sie widerrufen.',
  },
  fact: {
    declared: 'Eingegangen am',
    number: 'Vorgang',
    name: 'Name',
    contract: 'Bestellung',
    lines: 'Widerrufen wird',
    whole: 'Der ganze Vertrag',
    contact: 'Kontakt',
  },
  confirm: {
    lead: 'Bitte sehen Sie noch einmal nach. Erst mit dem nächsten Knopf ist der Vertrag widerrufen.',
    /** Literal: § 356a (3) BGB. */
    submit: 'Widerruf bestätigen',
    back: 'Angaben ändern',
  },
  receipt: {
    mailed: 'Wir haben Ihren Widerruf erhalten. Eine Bestätigung ist auf dem Weg zu Ihnen.',
    kept: 'Wir haben Ihren Widerruf erhalten und melden uns bei Ihnen. Bitte bewahren Sie diese Seite auf, zum Beispiel als Ausdruck oder Bild.',
    next: 'Waren, die Sie schon haben, senden Sie bitte innerhalb von 14 Tagen zurück. Ist der Widerruf wirksam, bekommen Sie Ihr Geld auf demselben Weg wieder, auf dem Sie bezahlt haben.',
  },
  mail: {
    footer:
      'Sie bekommen diese E-Mail, weil bei {{site}} mit dieser Adresse ein Vertrag widerrufen oder etwas zurückgegeben wurde. Waren Sie das nicht? Dann antworten Sie bitte auf diese E-Mail.',
    receipt: {
      subject: 'Ihr Widerruf {{number}} bei {{site}}',
      title: 'Ihr Widerruf ist eingegangen',
      text: 'Wir bestätigen Ihnen den Eingang dieser Erklärung:',
      next: 'Waren, die Sie schon haben, senden Sie bitte innerhalb von 14 Tagen zurück. Ist der Widerruf wirksam, bekommen Sie Ihr Geld spätestens 14 Tage nach Ihrer Erklärung auf demselben Weg wieder, auf dem Sie bezahlt haben; wir dürfen damit warten, bis die Ware bei uns ist oder Sie uns zeigen, dass Sie sie abgesendet haben.',
    },
    rejected: {
      subject: 'Zu Ihrer Rücksendung {{number}}',
      title: 'Zu Ihrer Rücksendung',
      withdrawal: 'Ihrem Widerruf zu „{{contract}}“ können wir nicht entsprechen. Der Grund:',
      complaint: 'Ihre Reklamation zu „{{contract}}“ können wir nicht anerkennen. Der Grund:',
      goodwill: 'Die Ware zu „{{contract}}“ können wir nicht zurücknehmen. Der Grund:',
      next: 'Haben Sie Fragen dazu? Dann antworten Sie bitte auf diese E-Mail.',
    },
  },
}
