export const de = {
  title: 'Bewerbung',
  lead: 'Schreiben Sie uns, wer Sie sind und was Sie können. Ein Lebenslauf hilft, ist aber keine Pflicht.',
  jobs: {
    title: 'Offene Stellen',
    lead: 'Hier sehen Sie, wen wir gerade suchen.',
    back: 'Alle offenen Stellen',
    until: 'Bewerbung bis {{day}}',
    apply: 'Jetzt bewerben',
  },
  field: {
    position: 'Stelle',
    unsolicited: 'Keine bestimmte Stelle',
    choose: 'Bitte wählen',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon (freiwillig)',
    start: 'Frühester Beginn (freiwillig)',
    message: 'Über Sie',
    files: 'Unterlagen (freiwillig)',
    consent_one:
      'Ich bin einverstanden, dass meine Angaben und Unterlagen für diese Bewerbung gespeichert und einen Monat nach der Entscheidung gelöscht werden.',
    consent_other:
      'Ich bin einverstanden, dass meine Angaben und Unterlagen für diese Bewerbung gespeichert und {{count}} Monate nach der Entscheidung gelöscht werden.',
  },
  hint: {
    phone: 'Mit Ländervorwahl, zum Beispiel +49 30 1234567.',
    message: 'Mindestens 10 Zeichen.',
    files: 'Bis zu fünf Dateien mit je 10 MB: PDF, JPG, PNG, DOCX oder ODT.',
  },
  submit: 'Bewerbung absenden',
  faulty:
    'Bitte prüfen Sie die markierten Felder. Es ist noch nichts gesendet. Dateien wählen Sie bitte noch einmal aus.',
  chooseAgain: 'Dateien wählen Sie bitte noch einmal aus.',
  tooMany:
    'Von Ihrem Anschluss kamen gerade sehr viele Bewerbungen. Bitte versuchen Sie es in einer Stunde noch einmal.',
  fault: {
    name: 'Bitte geben Sie Ihren Namen ein.',
    email: 'Die E-Mail-Adresse ist ungültig.',
    phone: 'Bitte mit „+“ und Ländervorwahl, zum Beispiel +49 30 1234567.',
    message: 'Bitte schreiben Sie mindestens 10 Zeichen.',
    tooLong: 'Das ist zu lang.',
    consent: 'Ohne Ihr Einverständnis dürfen wir die Bewerbung nicht speichern.',
    position: 'Bitte wählen Sie eine Stelle.',
  },
  sent: {
    title: 'Vielen Dank! Ihre Bewerbung ist angekommen.',
    lead: 'Eine Bestätigung ist per E-Mail unterwegs.',
    erase:
      'Am {{day}} löschen wir Ihre Angaben und Unterlagen. Geht es mit Ihrer Bewerbung weiter, zählt die Frist von da an neu.',
    back: 'Zurück zur Startseite',
  },
}
