/** What the card about signatures says. */
export const de = {
  none: 'Noch ist kein Schlüssel angelegt. Ohne Signatur landen Newsletter bei großen Anbietern leicht im Spam, oder sie werden abgelehnt.',
  active: 'Signiert',
  waiting: 'Wartet auf den DNS-Eintrag',
  algorithms: {
    rsa: 'RSA mit 2048 Bit, Selektor {{selector}}',
    ed25519: 'Ed25519, Selektor {{selector}}',
    unreadable:
      'Dieser Schlüssel (Selektor {{selector}}) lässt sich nicht lesen und signiert nicht. Entfernen Sie ihn, und legen Sie einen neuen an.',
  },
  record: {
    show: 'DNS-Eintrag',
    text: 'Tragen Sie das dort ein, wo Ihre Domain verwaltet wird, als Eintrag der Art TXT. Manche Anbieter hängen die Domain beim Namen selbst an: Dann lassen Sie sie weg.',
    name: 'Name (Host)',
    value: 'Wert (Inhalt)',
  },
  check: 'Eintrag prüfen',
  checks: {
    found: 'Der Eintrag ist da. E-Mails dieser Domain werden mit diesem Schlüssel signiert.',
    replaced:
      'Der Eintrag ist da. Ab jetzt signiert dieser Schlüssel, der frühere ist entfernt. Lassen Sie den alten DNS-Eintrag noch eine Woche stehen, damit E-Mails, die unterwegs sind, geprüft werden können.',
    missing:
      'Der Eintrag ist noch nicht zu sehen. Nach dem Speichern beim Anbieter kann das einige Stunden dauern. Kontor sieht alle 15 Minuten selbst nach.',
    different:
      'Unter diesem Namen steht etwas anderes. Vergleichen Sie Zeichen für Zeichen, und achten Sie darauf, dass es nur einen Eintrag mit diesem Namen gibt. Zu sehen ist:',
    failed:
      'DNS hat gerade nicht geantwortet. Das sagt nichts über den Eintrag; versuchen Sie es gleich noch einmal.',
  },
  remove: 'Schlüssel entfernen',
  removeAsk: 'Schlüssel von {{domain}} entfernen?',
  removeActive:
    'E-Mails dieser Domain gehen dann ohne diese Signatur hinaus. Den Schlüssel kann niemand zurückholen; den DNS-Eintrag können Sie danach löschen.',
  removeWaiting: 'Den Schlüssel kann niemand zurückholen. Signiert hat er noch nichts.',
  removed: 'Der Schlüssel ist entfernt.',
  made: 'Der Schlüssel ist angelegt. Tragen Sie jetzt den DNS-Eintrag ein.',
  failed: 'Das hat nicht geklappt: {{message}}',
  form: {
    domain: 'Domain',
    domainHint: 'Was in der Absenderadresse hinter dem @ steht.',
    rotate:
      'Ein neuer Schlüssel für dieselbe Domain löst den bisherigen ab, sobald sein Eintrag zu sehen ist. Bis dahin signiert der bisherige weiter.',
    algorithm: 'Art',
    algorithmHint: 'RSA verstehen alle. Ed25519 ist kürzer und kann zusätzlich dazukommen.',
    rsa: 'RSA (empfohlen)',
    ed25519: 'Ed25519',
    make: 'Schlüssel anlegen',
  },
} as const
