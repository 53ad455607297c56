export const de = {
  wording:
    'Ich möchte „{{list}}“ von {{site}} per E-Mail erhalten. Das kann ich jederzeit beenden, zum Beispiel mit dem Link in jeder Ausgabe.',
  form: {
    title: 'Newsletter abonnieren',
    lead: 'Nach dem Absenden bekommen Sie eine E-Mail mit einem Link. Erst wenn Sie dort bestätigen, sind Sie angemeldet.',
    submit: 'Newsletter abonnieren',
    oneMore:
      'Fast geschafft: Bitte beantworten Sie noch die kurze Frage unten, und senden Sie dann ab.',
    faulty: 'Bitte prüfen Sie die markierten Felder. Es ist noch nichts gesendet.',
    emailInvalid: 'Die E-Mail-Adresse ist ungültig.',
    nameLong: 'Das ist zu lang.',
    listMissing: 'Bitte wählen Sie mindestens einen Newsletter.',
    tooMany:
      'Von Ihrem Anschluss kamen gerade sehr viele Anmeldungen. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  sent: {
    title: 'Bitte sehen Sie in Ihr Postfach',
    lead: 'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, dann sind Sie angemeldet. Nichts angekommen? Sehen Sie auch im Spam-Ordner nach.',
  },
  none: {
    title: 'Newsletter',
    lead: 'Zurzeit gibt es keinen Newsletter, den man abonnieren kann.',
  },
  mail: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    hello: 'Guten Tag,',
    text: 'jemand hat diese Adresse bei {{site}} für den Newsletter angemeldet. Waren Sie das? Dann bestätigen Sie es bitte mit einem Klick.',
    lists: 'Es geht um: {{lists}}',
    ignore:
      'Sie waren das nicht? Dann tun Sie einfach nichts: Ohne Bestätigung bekommen Sie keinen Newsletter, und wir löschen die Adresse nach sieben Tagen.',
    action: 'Anmeldung bestätigen',
    footer: 'Diese Nachricht kommt von {{site}}, weil dort jemand diese Adresse angegeben hat.',
  },
  known: {
    subject: 'Sie sind schon angemeldet',
    text: 'jemand hat diese Adresse bei {{site}} noch einmal für den Newsletter angemeldet. Sie bekommen ihn schon; Sie müssen nichts tun.',
    action: 'Meine Einstellungen ansehen',
  },
  verify: {
    confirm: {
      title: 'Anmeldung bestätigen',
      lead: 'Mit einem Klick bestätigen Sie, dass Sie den Newsletter an diese Adresse bekommen möchten:',
      submit: 'Anmeldung bestätigen',
    },
    undo: {
      title: 'Newsletter weiter bekommen',
      lead: 'Mit einem Klick nehmen Sie die Abmeldung zurück. Es geht um diese Adresse:',
      submit: 'Abmeldung zurücknehmen',
    },
    confirmed: {
      title: 'Vielen Dank, Sie sind angemeldet',
      lead: 'Ab jetzt bekommen Sie den Newsletter. Abmelden können Sie sich mit dem Link in jeder Ausgabe.',
    },
    resumed: {
      title: 'Sie bekommen den Newsletter weiter',
      lead: 'Die Abmeldung ist zurückgenommen.',
    },
    address: {
      title: 'Neue Adresse bestätigen',
      lead: 'Mit einem Klick geht der Newsletter künftig an diese Adresse:',
      submit: 'Neue Adresse bestätigen',
    },
    erase: {
      title: 'Alles löschen',
      lead: 'Mit einem Klick löschen wir alles, was beim Newsletter über diese Adresse gespeichert ist:',
      submit: 'Alles löschen',
    },
    tracking: {
      title: 'Öffnen zählen lassen',
      lead: 'Mit einem Klick erlauben Sie uns zu zählen, ob Sie E-Mails des Newsletters öffnen. Es geht um diese Adresse:',
      submit: 'Zustimmen',
    },
    tracked: {
      title: 'Vielen Dank',
      lead: 'Wir zählen künftig, ob Sie E-Mails des Newsletters öffnen. Zurücknehmen können Sie das jederzeit auf der Seite „Meine Newsletter“; den Link dorthin hat jede Ausgabe.',
    },
    moved: {
      title: 'Die neue Adresse gilt',
      lead: 'Ab jetzt geht der Newsletter an Ihre neue Adresse.',
    },
    erased: {
      title: 'Alles gelöscht',
      lead: 'Über Ihre Adresse ist beim Newsletter nichts mehr gespeichert. Wir behalten nur einen Prüfwert, aus dem niemand die Adresse lesen kann, damit wir Ihnen nicht noch einmal schreiben.',
    },
    expired: {
      title: 'Dieser Link gilt nicht mehr',
      lead: 'Er ist abgelaufen oder wurde schon benutzt. Melden Sie sich einfach noch einmal an, dann bekommen Sie einen neuen.',
    },
    again: 'Noch einmal anmelden',
    home: 'Zurück zur Website',
  },
} as const
