export const de = {
  test: {
    title: 'Testnachricht von Kontor',
    text: 'Wenn Sie diese Nachricht lesen, funktioniert das Postfach „{{name}}“ ({{host}}).',
    footer: 'Gesendet von {{address}}, weil jemand in den Einstellungen das Postfach geprüft hat.',
  },
  fetching_one: 'Die Anmeldung hat geklappt. Im Ordner „{{folder}}“ liegt eine E-Mail.',
  fetching_other: 'Die Anmeldung hat geklappt. Im Ordner „{{folder}}“ liegen {{count}} E-Mails.',
} as const
