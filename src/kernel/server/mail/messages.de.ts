export const de = {
  test: {
    title: 'Testnachricht von Kontor',
    text: 'Wenn Sie diese Nachricht lesen, funktioniert das Postfach „{{name}}“ ({{host}}).',
    footer: 'Gesendet von {{address}}, weil jemand in den Einstellungen das Postfach geprüft hat.',
  },
} as const
