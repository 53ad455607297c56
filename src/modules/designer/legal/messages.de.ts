export const de = {
  title: 'Abmahn-Wächter',
  text: 'Was auf der Website Ärger machen könnte',
  lead: 'Jede Nacht und vor jedem Veröffentlichen wird nachgesehen, ob etwas von fremden Adressen kommt, das in keiner Liste steht. Nachts wird außerdem jede Seite geöffnet wie von einem Besucher: Impressum und Datenschutz müssen lesbar und höchstens zwei Klicks entfernt sein.',
  advice: 'Das ist ein Hinweis und keine Rechtsberatung.',
  none: 'Nichts gefunden. Alles, was online ist, ruft ohne Einwilligung niemanden an, und Impressum und Datenschutz sind überall zu finden.',
  never: 'Noch nicht geprüft. Das geschieht in der kommenden Nacht.',
  checked: 'Zuletzt geprüft: {{at}}',
  found: 'Gefunden',
  notice_one: 'Der Abmahn-Wächter hat etwas Neues auf der Website gefunden.',
  notice_other: 'Der Abmahn-Wächter hat {{count}} neue Stellen auf der Website gefunden.',
}
