export const de = {
  hello: 'Guten Tag {{name}},',
  hello_nobody: 'Guten Tag,',
  when_and_where: 'Zeit: {{when}} Uhr\nGerät: {{device}}',
  footer:
    'Sie erhalten diese Nachricht, weil sie die Sicherheit Ihres Kontos betrifft. Sie lässt sich nicht abbestellen.',
  device: {
    title: 'Anmeldung von einem neuen Gerät',
    text: 'in Ihr Konto hat sich jemand von einem Gerät angemeldet, das wir noch nicht kennen.',
    not_you:
      'Waren Sie das, ist nichts zu tun. Waren Sie es nicht, vergeben Sie bitte sofort ein neues Passwort: Damit enden alle Anmeldungen.',
  },
  change: {
    not_you: 'Waren Sie das nicht, vergeben Sie bitte sofort ein neues Passwort.',
    action: 'Neues Passwort vergeben',
    on: {
      title: 'Zweiter Faktor eingerichtet',
      text: 'für Ihr Konto wurde ein zweiter Faktor eingerichtet. Ab jetzt fragen wir bei der Anmeldung zusätzlich danach. Alle anderen Anmeldungen wurden beendet.',
    },
    off: {
      title: 'Zweiter Faktor abgeschaltet',
      text: 'der zweite Faktor Ihres Kontos wurde abgeschaltet. Zur Anmeldung genügt jetzt das Passwort. Alle anderen Anmeldungen wurden beendet.',
    },
    codes: {
      title: 'Neue Wiederherstellungscodes',
      text: 'für Ihr Konto wurden neue Wiederherstellungscodes erzeugt. Die alten gelten nicht mehr.',
    },
    passkey_added: {
      title: 'Passkey hinzugefügt',
      text: 'zu Ihrem Konto wurde ein Passkey hinzugefügt. Damit kann man sich ohne Passwort anmelden.',
    },
    passkey_removed: {
      title: 'Passkey entfernt',
      text: 'von Ihrem Konto wurde ein Passkey entfernt. Alle anderen Anmeldungen wurden beendet.',
    },
    reset: {
      title: 'Zweiter Faktor zurückgesetzt',
      text: 'der zweite Faktor Ihres Kontos wurde über einen Link aus einer E-Mail zurückgesetzt. Alle Anmeldungen wurden beendet und alle Passkeys entfernt.',
    },
    linked: {
      title: 'Facebook-Anmeldung verbunden',
      text: 'mit Ihrem Konto wurde eine Anmeldung über Facebook verbunden.',
    },
  },
  reset: {
    title: 'Zweiten Faktor zurücksetzen',
    text: 'Sie möchten sich ohne Ihren bisherigen zweiten Faktor anmelden. Bestätigen Sie das auf der Seite, zu der dieser Link führt. Er gilt eine Stunde und nur einmal.',
    hint: 'Haben Sie das nicht angefordert, kennt jemand Ihr Passwort. Bestätigen Sie dann nichts und vergeben Sie sofort ein neues Passwort.',
    action: 'Zweiten Faktor zurücksetzen',
  },
  alert: {
    text: '{{what}}.',
    when: 'Wer: {{who}}\nZeit: {{when}} Uhr',
    advice:
      'War das abgesprochen, ist nichts zu tun. War es das nicht, sperren Sie dieses Konto sofort, beenden Sie seine Sitzungen und ändern Sie Ihr eigenes Passwort.',
    action: 'In Kontor nachsehen',
  },
  notice: {
    reset: '{{who}} bittet darum, den zweiten Faktor zurückzusetzen',
  },
} as const
