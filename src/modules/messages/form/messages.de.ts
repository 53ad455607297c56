export const de = {
  page: {
    title: 'Nachricht schreiben',
    lead: 'Wir antworten so bald wie möglich.',
    sent: 'Vielen Dank! Ihre Nachricht ist angekommen.',
    sentLead: 'Wir melden uns, sobald wir können.',
    another: 'Noch eine Nachricht schreiben',
  },
  form: {
    submit: 'Nachricht senden',
    oneMore:
      'Fast geschafft: Bitte beantworten Sie noch die kurze Frage unten, dann senden Sie ab.',
    faulty: 'Bitte prüfen Sie die markierten Felder. Es ist noch nichts gesendet.',
    tooMany:
      'Von Ihrem Anschluss kamen gerade sehr viele Nachrichten. Bitte versuchen Sie es in einer Stunde noch einmal.',
  },
  fault: {
    nameMissing: 'Bitte geben Sie Ihren Namen ein.',
    nameShort: 'Der Name ist zu kurz.',
    messageShort: 'Die Nachricht ist zu kurz.',
    emailInvalid: 'Die E-Mail-Adresse ist ungültig.',
    addressInvalid: 'Ungültige E-Mail-Adresse.',
    phoneInvalid: 'Bitte mit „+“ und Ländervorwahl, zum Beispiel +49 30 1234567.',
    required: 'Bitte füllen Sie dieses Feld aus.',
    choice: 'Bitte wählen Sie eine der Möglichkeiten.',
    tooLong: 'Das ist zu lang.',
  },
}
