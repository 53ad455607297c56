/** What the check before sending says. */
export const de = {
  over: 'Geprüft wird, solange noch nichts hinausgeht.',
  good: 'In Ordnung',
  warn: 'Bitte ansehen',
  bad: 'Hält den Versand auf',
  mailbox: {
    title: 'Postfach',
    good: 'Ein Postfach verschickt die E-Mails.',
    bad: 'Es ist noch kein Postfach eingerichtet.',
  },
  template: {
    title: 'Vorlage',
    good: 'Die Vorlage ist bereit.',
    bad: 'Es fehlt eine Vorlage mit Betreff und Inhalt.',
  },
  audience: {
    title: 'Empfänger',
    good: 'Es gibt Empfänger: {{details}}.',
    bad: 'Niemand auf diesen Listen darf ihn gerade bekommen.',
  },
  subject: {
    title: 'Betreff',
    good: 'Der Betreff sagt auch ohne Namen etwas.',
    bad: 'Wessen Name nicht bekannt ist, bekäme keinen Betreff.',
  },
  size: {
    title: 'Größe',
    good: '{{details}} kB. Gmail zeigt E-Mails bis 100 kB ganz.',
    bad: 'Größer als 100 kB: Gmail würde sie abschneiden.',
  },
  links: {
    title: 'Links',
    good: 'Alle führen irgendwohin.',
    bad: 'Diese Seiten gibt es nicht: {{details}}',
  },
  pictures: {
    title: 'Bilder',
    good: 'Jedes Bild hat Worte für alle, die es nicht sehen.',
    bad: 'Ohne beschreibende Worte: {{details}}',
  },
  tokens: {
    title: 'Worte in Klammern',
    good: 'Alle sind bekannt.',
    bad: 'Unbekannt, ihre Sätze fallen weg: {{details}}',
  },
  spf: {
    title: 'Erlaubte Absender (SPF)',
    good: '{{details}} sagt, welche Mailserver für die Domain senden.',
    bad: '{{details}} sagt nicht richtig, welche Mailserver für die Domain senden.',
  },
  dkim: {
    title: 'Signatur (DKIM)',
    good: 'E-Mails von {{details}} werden signiert, und der Eintrag dazu ist zu sehen.',
    bad: 'E-Mails von {{details}} werden nicht richtig signiert.',
  },
  dmarc: {
    title: 'Schutz vor Fälschung (DMARC)',
    good: '{{details}} sagt, was mit gefälschten E-Mails geschehen soll.',
    bad: '{{details}} sagt nicht, was mit gefälschten E-Mails geschehen soll.',
  },
  mx: {
    title: 'Empfang von Antworten (MX)',
    good: '{{details}} nimmt Antworten an.',
    bad: '{{details}} nimmt keine Antworten an.',
  },
  complaints: {
    title: 'Beschwerden',
    good: '{{details}} der E-Mails der letzten 30 Tage wurden als Spam gemeldet. Gut ist alles unter 0,1\u00a0%.',
    bad: '{{details}} der E-Mails der letzten 30 Tage wurden als Spam gemeldet. Ab 0,1\u00a0% sehen große Anbieter genau hin, ab 0,3\u00a0% nehmen sie nichts mehr an. Schreiben Sie nur Leuten, die den Newsletter wirklich wollten.',
  },
  contrast: {
    title: 'Kontrast',
    good: 'Alle Texte heben sich gut von ihrem Grund ab.',
    bad: 'Schwer zu lesen, weil sich die Farben zu wenig unterscheiden: {{details}}',
  },
  reasons: {
    'trial-domain':
      '{{details}} ist eine Domain für Versuche. Draußen kennt sie niemand, deshalb ist hier nichts zu prüfen.',
    'dns-failed':
      'DNS hat gerade nicht geantwortet. Das sagt nichts über {{details}}; laden Sie die Seite gleich noch einmal.',
    'spf-missing':
      'Für {{details}} fehlt der SPF-Eintrag. Tragen Sie dort, wo die Domain verwaltet wird, einen TXT-Eintrag ein, der mit „v=spf1“ beginnt. Den genauen Text nennt der Anbieter Ihres Postfachs.',
    'spf-several':
      'Für {{details}} gibt es mehrere SPF-Einträge, und dann gilt keiner. Fassen Sie sie zu einem zusammen.',
    'spf-open':
      'Der SPF-Eintrag von {{details}} erlaubt allen zu senden („+all“). Ändern Sie das Ende in „~all“.',
    'dkim-no-key':
      'Für {{details}} gibt es noch keinen Schlüssel. Legen Sie ihn in den Einstellungen unter „E-Mail“ bei „Signatur (DKIM)“ an.',
    'dkim-provider':
      '{{details}} gehört Ihrem E-Mail-Anbieter, deshalb kann nur er signieren. Für Newsletter ist eine eigene Domain besser.',
    'dkim-waiting':
      'Der Schlüssel von {{details}} ist angelegt, aber sein DNS-Eintrag war noch nicht zu sehen. Prüfen Sie ihn in den Einstellungen unter „E-Mail“ bei „Signatur (DKIM)“.',
    'dkim-missing':
      'Der DNS-Eintrag zum Schlüssel von {{details}} ist verschwunden. Ohne ihn gilt die Signatur nichts. Den Eintrag finden Sie in den Einstellungen unter „E-Mail“.',
    'dkim-different':
      'Der DNS-Eintrag zum Schlüssel von {{details}} passt nicht. Vergleichen Sie ihn in den Einstellungen unter „E-Mail“.',
    'dmarc-missing':
      'Für {{details}} fehlt der DMARC-Eintrag. Tragen Sie unter dem Namen „_dmarc“ einen TXT-Eintrag mit dem Wert „v=DMARC1; p=none“ ein.',
    'dmarc-several':
      'Für {{details}} gibt es mehrere DMARC-Einträge, und dann gilt keiner. Löschen Sie alle bis auf einen.',
    'dmarc-broken':
      'Der DMARC-Eintrag von {{details}} sagt nicht, was geschehen soll. Es fehlt „p=none“, „p=quarantine“ oder „p=reject“.',
    'mx-missing':
      'Für {{details}} fehlt der MX-Eintrag. Antworten und Meldungen über E-Mails, die nicht ankamen, gehen verloren. Den Text nennt der Anbieter Ihres Postfachs.',
    'mx-address-only':
      'Für {{details}} fehlt der MX-Eintrag. Manche Mailserver versuchen es unter der Adresse der Website, andere geben auf.',
    'mx-refuses':
      '{{details}} erklärt, keine E-Mails anzunehmen. Wählen Sie eine Absenderadresse, an die man antworten kann.',
    'links-unanswered': 'Hier antwortet gerade niemand. Bitte klicken Sie selbst: {{details}}',
  },
  proof: {
    title: 'Testmail an sich selbst',
    text: 'Kontor schickt die E-Mail an ein eigenes Postfach, holt sie dort ab und prüft die Signatur wie ein fremder Mailserver.',
    send: 'Testmail senden und prüfen',
    again: 'Noch einmal',
    waiting: 'Unterwegs an {{to}}. Kontor sieht alle paar Sekunden nach.',
    late: 'Nach zwei Minuten ist die E-Mail noch nicht in {{to}} angekommen. Sehen Sie dort im Spam nach.',
    failed: 'Das hat nicht geklappt: {{message}}',
    signatures: {
      good: 'Angekommen. Die Signatur stimmt und deckt auch das Abmelden mit einem Klick.',
      uncovered:
        'Angekommen. Die Signatur stimmt, deckt aber nicht: {{names}}. Legen Sie in den Einstellungen unter „E-Mail“ einen eigenen Schlüssel an.',
      none: 'Angekommen, aber ohne Signatur der Absenderdomain. Legen Sie in den Einstellungen unter „E-Mail“ einen Schlüssel an.',
      'no-key':
        'Angekommen und signiert, aber der Schlüssel dazu ist im DNS nicht zu finden. Prüfen Sie den Eintrag in den Einstellungen unter „E-Mail“.',
      broken:
        'Angekommen, aber die Signatur stimmt nicht mehr: Ein Server auf dem Weg hat die E-Mail verändert. Fragen Sie den Anbieter Ihres Postfachs.',
    },
  },
} as const
