export const de = {
  export: {
    title: 'Website exportieren',
    text: 'Eine Kopie der Website und ihrer Inhalte zum Mitnehmen',
    make: 'Kopie erstellen',
    making: 'Kopie wird erstellt',
    lead: 'Alle öffentlichen Seiten in allen Sprachen, mit Bildern und Gestaltung, die sich ohne Server öffnen lassen. Dazu Seiten, Neuigkeiten, Galerien, Weiterleitungen und Einstellungen als Daten. Passwörter und Zugänge sind nicht dabei.',
    drafts: 'Entwürfe mitnehmen',
    draftsHint: 'Auch was noch nicht veröffentlicht ist, kommt in die Daten.',
    loading: 'Die Kopien werden geladen',
    failed: 'Die Kopien ließen sich nicht laden',
    list: 'Ihre Kopien',
    listText: 'Jede Kopie bleibt 24 Stunden hier und wird dann gelöscht.',
    empty: 'Noch keine Kopie',
    emptyText: 'Erstellen Sie eine, wenn Sie Ihre Website mitnehmen oder aufbewahren möchten.',
    waiting: 'In Arbeit. Sie können diese Seite verlassen, es geht weiter.',
    pages_one: '{{count}} Seite, {{size}}',
    pages_other: '{{count}} Seiten, {{size}}',
    withDrafts: 'mit Entwürfen',
    download: 'Herunterladen',
    made: 'Die Kopie wird erstellt.',
    fault: {
      'not-public':
        'Die Website ist noch nicht öffentlich. Gehen Sie zuerst online, dann gibt es etwas zu kopieren.',
      'too-large':
        'Die Website ist zu groß für eine einzelne Datei. Eine Sicherung unter System enthält alles.',
      unexpected: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    },
  },
  domain: {
    title: 'Domain und HTTPS',
    text: 'Unter welcher Adresse Besucher die Website finden, und ob dort alles stimmt',
    address: 'Ihre Adresse',
    addressText: 'Unter dieser Adresse finden Besucher Ihre Website, und so steht sie in E-Mails.',
    noDomainText:
      'Noch hat Ihre Website keine Domain. Besucher von außen finden sie so nicht. Unten steht, wie Sie eine einrichten.',
    check: 'Jetzt prüfen',
    checkAgain: 'Noch einmal prüfen',
    checkText:
      'Geprüft wird nur, wenn Sie darauf klicken: die Einträge der Domain, ob Ihr Server antwortet, und das Zertifikat.',
    loading: 'Die Angaben werden geladen',
    failed: 'Diese Angaben ließen sich nicht laden',
    next: {
      'no-domain':
        'Als Nächstes: Richten Sie beim Anbieter Ihrer Domain die Einträge unten ein und folgen Sie dann den Schritten für den Server.',
      'dns-failed':
        'Die Auskunft über Domains (DNS) hat nicht geantwortet. Versuchen Sie es in ein paar Minuten noch einmal.',
      'dns-missing':
        'Als Nächstes: Legen Sie beim Anbieter Ihrer Domain die Einträge unten an. Bis sie gelten, dauert es meist Minuten, selten Stunden.',
      'dns-private':
        'Die Domain zeigt in ein privates Netz. Ändern Sie die Einträge beim Anbieter auf die öffentliche Adresse Ihres Servers.',
      'dns-elsewhere':
        'Die Domain zeigt noch auf einen anderen Server. Ändern Sie die Einträge beim Anbieter so, wie sie unten stehen.',
      unreachable:
        'Unter der Adresse antwortet niemand. Prüfen Sie, ob Caddy läuft und ob Port 80 und 443 von außen erreichbar sind.',
      certificate:
        'Browser warnen vor dem Zertifikat. Caddy holt ein neues, sobald die Domain auf diesen Server zeigt und Port 80 offen ist.',
      'not-ours':
        'Unter der Adresse antwortet etwas anderes als Ihr Kontor. Prüfen Sie, wohin Caddy die Anfragen weiterleitet.',
      'in-house':
        'Alles in Ordnung, aber nur in Ihrem eigenen Netz: Von außen ist diese Adresse nicht zu erreichen.',
      'no-https':
        'Ihre Website antwortet, aber ohne Verschlüsselung. Folgen Sie den Schritten für den Server, dann holt Caddy ein Zertifikat.',
      'twin-missing':
        'Ihre Website ist erreichbar. Legen Sie noch den Eintrag für die andere Schreibweise an, mit oder ohne www.',
      'expires-soon':
        'Das Zertifikat läuft bald ab und wurde nicht von selbst erneuert. Sehen Sie auf dem Server nach: journalctl -u caddy',
      fine: 'Alles in Ordnung. Sie müssen nichts tun.',
    },
    names: 'Einträge der Domain',
    nameMissing: 'Kein Eintrag',
    nameFailed: 'Keine Auskunft',
    answerTitle: 'Wer antwortet',
    answer: {
      ours: 'Ihr Kontor',
      other: 'Etwas anderes',
      unreachable: 'Niemand',
      private: 'Nicht gefragt, die Domain zeigt in ein privates Netz',
    },
    certificateTitle: 'Zertifikat',
    certificate: {
      valid: 'Gültig bis {{until}}',
      expired: 'Abgelaufen am {{until}}',
      'wrong-name': 'Für eine andere Adresse ausgestellt',
      untrusted: 'Von einer Stelle, der Browser nicht vertrauen',
    },
    noCertificate: 'Keines gefunden',
    machine: 'Adresse dieses Servers',
    machineUnknown:
      'Der Server kennt seine öffentliche Adresse nicht. Ihr Anbieter nennt sie Ihnen.',
    wanted: 'Ihre Domain',
    wantedHint: 'z. B. www.ihre-domain.de',
    wantedWrong: 'Das ist keine Domain. Gemeint ist etwas wie www.ihre-domain.de.',
    records: 'Einträge beim Anbieter der Domain',
    recordsText:
      'Tragen Sie diese Zeilen dort ein, wo Sie die Domain gekauft haben, unter „DNS“ oder „Nameserver“. Manche Anbieter fragen beim Namen nur nach dem Anfang: www, oder @ für die Domain selbst.',
    record: { name: 'Name', type: 'Typ', value: 'Wert', unknown: 'die Adresse Ihres Servers' },
    copy: '{{value}} kopieren',
    copied: 'Kopiert',
    server: 'Auf dem Server',
    serverText:
      'Vor Kontor läuft ein kleines Programm. Es nimmt Anfragen aus dem Internet an, verschlüsselt die Verbindung und gibt alles an Kontor weiter. Wir empfehlen Caddy: Es holt das Zertifikat und erneuert es ohne Ihr Zutun.',
    command: 'Dieser Befehl schreibt alle nötigen Dateien und sagt, wohin sie gehören:',
    commandLabel: 'Befehl',
    caddyfile: 'Datei für Caddy ansehen',
    guide: 'Die ganze Anleitung, Schritt für Schritt, liegt Kontor bei: docs/hosting.md',
  },
} as const
