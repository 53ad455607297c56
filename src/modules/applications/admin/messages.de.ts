import { de as words } from '../messages.de.ts'

const state = {
  new: 'Neu',
  reviewing: 'In Prüfung',
  invited: 'Eingeladen',
  accepted: 'Zugesagt',
  rejected: 'Abgesagt',
  withdrawn: 'Zurückgezogen',
}

export const de = {
  title: 'Bewerbungen',
  positionsTitle: 'Stellen',
  settingsEntry:
    'Wie lange Bewerbungen aufbewahrt werden, und ob man sich auch ohne Stelle bewerben kann',
  command: { createPosition: 'Stelle ausschreiben', list: 'Bewerbungen ansehen' },
  unsolicited: 'Ohne bestimmte Stelle',
  shown: 'Auf der Website',
  shownLater: 'Ab {{day}} auf der Website',
  shownBefore: 'War bis {{day}} auf der Website',
  hidden: 'Nicht auf der Website',
  seeOnline: 'Auf der Website ansehen',
  decided: 'Entschieden am {{day}}.',
  erase:
    'Am {{day}} wird diese Bewerbung mit allen Unterlagen gelöscht. Mit jedem neuen Stand beginnt die Frist von vorn.',
  notes: {
    failed: 'Die Notizen konnten nicht geladen werden.',
    empty: 'Noch keine Notiz.',
    label: 'Neue Notiz',
    hint: 'Nur Ihr Team sieht sie. Mit der Bewerbung wird sie gelöscht.',
    add: 'Notiz festhalten',
    added: 'Notiz festgehalten',
  },
  applications: {
    one: 'Bewerbung',
    many: 'Bewerbungen',
    create: 'Neue Bewerbung',
    search: 'Name, Adresse oder Stelle suchen',
    empty: {
      title: 'Noch keine Bewerbungen',
      text: 'Hier kommen die Bewerbungen von Ihrer Website an. Schreiben Sie eine Stelle aus oder setzen Sie den Block „Offene Stellen“ auf eine Seite.',
    },
    fields: {
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      message: 'Anschreiben',
      start: 'Frühester Beginn',
      lang: 'Sprache',
      state: 'Stand',
      position: 'Stelle',
      position_title: 'Stelle',
      numFiles: 'Unterlagen',
      person: 'Person',
      decided_at: 'Entschieden',
      erase_at: 'Wird gelöscht',
    },
    choices: { state, lang: { de: 'Deutsch', en: 'Englisch' } },
    sections: {
      letter: 'Bewerbung',
      files: 'Unterlagen',
      notes: 'Notizen',
      state: 'Stand',
      contact: 'Kontakt',
      dates: 'Aufbewahrung',
    },
    history: { note: 'hat eine Notiz festgehalten' },
  },
  positions: {
    one: 'Stelle',
    many: 'Stellen',
    create: 'Neue Stelle',
    search: 'Titel oder Ort suchen',
    empty: {
      title: 'Noch keine Stelle ausgeschrieben',
      text: 'Beschreiben Sie, wen Sie suchen. Die Stelle erscheint unter /stellen und überall, wo der Block „Offene Stellen“ steht.',
    },
    fields: {
      title: 'Titel',
      text: 'Beschreibung',
      title_en: 'Titel auf Englisch',
      text_en: 'Beschreibung auf Englisch',
      place: 'Ort',
      kind: 'Art',
      isOpen: 'Auf der Website zeigen',
      from: 'Sichtbar ab',
      until: 'Sichtbar bis',
      url: 'Adresse',
    },
    hints: {
      place: 'Leer lassen, wenn es der Ort Ihres Betriebs ist.',
      title_en: 'Leer lassen, um auch auf englischen Seiten den deutschen Text zu zeigen.',
      until: 'Der letzte Tag, an dem man sich bewerben kann.',
    },
    placeholders: { title: 'zum Beispiel: Tischlergeselle (m/w/d)' },
    choices: { kind: words.kind },
    sections: { about: 'Worum es geht', english: 'Englisch', shown: 'Veröffentlichung' },
  },
  settings: {
    fields: {
      keep_months: 'Bewerbungen löschen nach (Monaten)',
      unsolicited: 'Bewerbungen ohne bestimmte Stelle annehmen',
    },
    hints: {
      keep_months:
        'Gezählt ab dem Tag, an dem sich der Stand zuletzt geändert hat, meist mit der Entscheidung. Sechs Monate sind üblich. Kürzer gilt auch für vorhandene Bewerbungen, länger nur für neue: So wurde es den Bewerbern zugesagt.',
      unsolicited: 'Dann lässt sich im Formular „Keine bestimmte Stelle“ wählen.',
    },
    sections: { keeping: 'Aufbewahrung', form: 'Formular' },
  },
}
