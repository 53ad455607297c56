export const de = {
  hello: 'Guten Tag,',
  footer: 'Diese Nachricht kommt von {{site}} und betrifft Ihr Konto dort.',
  verify: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: 'für diese Adresse wurde bei {{site}} ein Konto angelegt. Mit einem Klick bestätigen Sie, dass sie Ihnen gehört. Der Link gilt 48 Stunden.',
    ignore: 'Sie haben kein Konto angelegt? Dann tun Sie einfach nichts.',
    action: 'E-Mail-Adresse bestätigen',
  },
  reset: {
    subject: 'Neues Passwort wählen',
    text: 'für Ihr Konto bei {{site}} wurde ein neues Passwort angefordert. Mit diesem Link wählen Sie eines. Er gilt eine Stunde und nur einmal.',
    ignore: 'Sie waren das nicht? Dann tun Sie einfach nichts: Ihr Passwort bleibt, wie es ist.',
    action: 'Neues Passwort wählen',
  },
  invite: {
    subject: 'Ihre Einladung zu {{site}}',
    text: '{{site}} hat ein Konto für Sie angelegt. Wählen Sie Ihr Passwort, dann können Sie sich anmelden. Der Link gilt sieben Tage.',
    ignore: 'Sie kennen {{site}} nicht? Dann tun Sie einfach nichts.',
    action: 'Einladung annehmen',
  },
  handle: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Sie möchten sich bei {{site}} künftig mit dieser Adresse anmelden. Bitte bestätigen Sie, dass sie Ihnen gehört. Der Link gilt 24 Stunden.',
    ignore: 'Sie waren das nicht? Dann tun Sie einfach nichts.',
    action: 'Neue Adresse bestätigen',
  },
  changed: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'das Passwort Ihres Kontos bei {{site}} wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.',
    advice:
      'Sie waren das nicht? Dann fordern Sie sofort ein neues Passwort an und melden sich bei uns.',
    action: 'Neues Passwort anfordern',
  },
  oneTime: {
    subject: 'Sie haben ein Einmal-Passwort bekommen',
    text: '{{site}} hat für Ihr Konto ein Einmal-Passwort angelegt. Sie erhalten es gesondert und wählen bei der Anmeldung ein eigenes. Alle Geräte wurden abgemeldet.',
    advice: 'Das überrascht Sie? Dann fragen Sie bitte bei uns nach.',
    action: 'Zur Anmeldung',
  },
  noReset: {
    subject: 'Neues Passwort nur auf anderem Weg',
    text: 'für Ihr Konto bei {{site}} wurde ein neues Passwort angefordert. Konten mit der Rolle System bekommen dafür keinen Link per E-Mail: Ein anderer System-Benutzer gibt Ihnen ein Einmal-Passwort, oder wer den Server betreibt, setzt eines mit „kontor user set-password“.',
    advice: 'Sie waren das nicht? Dann tun Sie einfach nichts: Ihr Passwort bleibt, wie es ist.',
    action: 'Zur Anmeldung',
  },
  moved: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'Ihr Konto bei {{site}} hat jetzt eine andere E-Mail-Adresse. Mit dieser hier können Sie sich nicht mehr anmelden.',
    advice: 'Sie waren das nicht? Dann melden Sie sich bitte sofort bei uns.',
    action: 'Zur Website',
  },
} as const
