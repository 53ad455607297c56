export const de = {
  title: 'Meine Newsletter',
  lead: 'Es geht um diese Adresse:',
  lists: {
    title: 'Was möchten Sie bekommen?',
    hint: 'Kreuzen Sie einen weiteren Newsletter an, bekommen Sie eine E-Mail, in der Sie ihn bestätigen.',
    submit: 'Auswahl speichern',
  },
  tracking: {
    title: 'Öffnen zählen',
    hint: 'Nehmen Sie das Häkchen weg, gilt das sofort, auch für E-Mails, die Sie schon haben. Setzen Sie es, bekommen Sie eine E-Mail, in der Sie zustimmen.',
    submit: 'Wahl speichern',
  },
  pause: {
    title: 'Pause',
    text: 'Im Urlaub oder gerade zu viel Post? Wir schreiben Ihnen 30 Tage lang nicht.',
    submit: '30 Tage Pause machen',
    until: 'Bis zum {{day}} bekommen Sie keinen Newsletter.',
    resume: 'Pause beenden',
  },
  address: {
    title: 'Andere Adresse',
    text: 'An die neue Adresse geht eine E-Mail, in der Sie sie bestätigen. Bis dahin bleibt alles, wie es ist.',
    field: 'Neue E-Mail-Adresse',
    submit: 'Adresse ändern',
    invalid: 'Die E-Mail-Adresse ist ungültig.',
  },
  data: {
    title: 'Meine Daten',
    text: 'Was über diese Adresse gespeichert ist, schicken wir Ihnen per E-Mail. Bevor wir alles löschen, bitten wir per E-Mail um Bestätigung: Den Link zu dieser Seite könnte auch jemand anderes haben.',
    send: 'Meine Daten zuschicken',
    erase: 'Alles löschen',
  },
  done: {
    saved: 'Ihre Auswahl ist gespeichert.',
    asked:
      'Ihre Auswahl ist gespeichert. Neues bestätigen Sie bitte mit dem Link in der E-Mail, die wir Ihnen geschickt haben.',
    paused: 'Die Pause hat begonnen.',
    resumed: 'Die Pause ist zu Ende.',
    address: 'Bitte sehen Sie in das Postfach der neuen Adresse und bestätigen Sie sie dort.',
    data: 'Wir haben Ihnen eine E-Mail mit Ihren Daten geschickt.',
    erase: 'Wir haben Ihnen eine E-Mail geschickt. Wenn Sie es dort bestätigen, löschen wir alles.',
    tracking:
      'Bitte stimmen Sie mit dem Link in der E-Mail zu, die wir Ihnen geschickt haben. Bis dahin zählen wir nichts.',
    untracked: 'Wir zählen nicht mehr, ob Sie E-Mails öffnen.',
    tooMany:
      'Das haben Sie heute schon sehr oft versucht. Bitte versuchen Sie es morgen noch einmal.',
  },
  mail: {
    hello: 'Guten Tag,',
    footer:
      'Diese Nachricht kommt von {{site}}, weil diese Adresse dort beim Newsletter eingetragen ist.',
    address: {
      subject: 'Bitte bestätigen Sie Ihre neue Adresse',
      text: 'jemand möchte den Newsletter von {{site}} künftig an diese Adresse bekommen. Waren Sie das? Dann bestätigen Sie es bitte mit einem Klick. Sonst tun Sie einfach nichts.',
      action: 'Neue Adresse bestätigen',
    },
    paused: {
      subject: 'Ihr Newsletter macht Pause',
      text: 'der Newsletter von {{site}} kommt jetzt 30 Tage lang nicht mehr an diese Adresse. Das waren Sie nicht, oder Sie möchten ihn früher wieder bekommen? Dann beenden Sie die Pause auf der Seite „Meine Newsletter“.',
      action: 'Meine Newsletter',
    },
    data: {
      subject: 'Ihre Daten bei unserem Newsletter',
      text: 'das ist über Ihre Adresse beim Newsletter von {{site}} gespeichert:',
      email: 'E-Mail-Adresse: {{value}}',
      name: 'Name: {{value}}',
      lang: 'Sprache: Deutsch',
      since: 'Eingetragen seit: {{value}}',
      tracking: 'Öffnen von E-Mails wird gezählt: Sie haben zugestimmt',
      list: '{{list}}: {{state}} seit {{day}}',
      steps_one:
        'Zum Nachweis Ihrer Einwilligung ist ein Schritt mit Zeit und IP-Adresse aufgezeichnet.',
      steps_other:
        'Zum Nachweis Ihrer Einwilligung sind {{count}} Schritte mit Zeit und IP-Adresse aufgezeichnet.',
    },
    tracking: {
      subject: 'Dürfen wir zählen, ob Sie unsere E-Mails öffnen?',
      text: 'jemand hat für diese Adresse bei {{site}} angekreuzt: „{{wording}}“ Waren Sie das? Dann bestätigen Sie es bitte mit einem Klick. Sonst tun Sie einfach nichts.',
      action: 'Zustimmen',
    },
    erase: {
      subject: 'Sollen wir Ihre Daten löschen?',
      text: 'jemand hat {{site}} gebeten, alles zu löschen, was beim Newsletter über diese Adresse gespeichert ist. Waren Sie das? Dann bestätigen Sie es bitte mit einem Klick. Sonst tun Sie einfach nichts.',
      action: 'Alles löschen',
    },
  },
  states: {
    confirmed: 'angemeldet',
    paused: 'pausiert',
    pending: 'unbestätigt',
    suppressed: 'nicht zustellbar',
    unsubscribed: 'abgemeldet',
  },
} as const
