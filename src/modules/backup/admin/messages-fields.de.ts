/** What dialogs and settings call their fields. */
export const de = {
  download: {
    fields: { password: 'Passwort der Datei' },
    hints: { password: 'Mindestens 10 Zeichen. Notieren Sie es: Wir speichern es nicht.' },
  },
  open: { fields: { secret: 'Passwort oder Wiederherstellungsschlüssel' } },
  settings: {
    title: 'Sicherung',
    text: 'Wann gesichert wird, wie lange aufbewahrt wird und ein zweiter Speicherort',
    fields: {
      rhythm: 'Wie oft',
      hour: 'Um wie viel Uhr',
      weekday: 'An welchem Tag',
      keep: 'Wie lange aufbewahrt wird',
      'keep.daily': 'Tage',
      'keep.weekly': 'Wochen',
      'keep.monthly': 'Monate',
      offsite: 'Zweiter Speicherort (S3)',
      'offsite.enabled': 'Jede Sicherung dorthin kopieren',
      'offsite.endpoint': 'Adresse',
      'offsite.region': 'Region',
      'offsite.bucket': 'Bucket',
      'offsite.folder': 'Ordner',
      'offsite.access_key': 'Zugriffsschlüssel',
      'offsite.secret_key': 'Geheimer Schlüssel',
    },
    hints: {
      hour: 'Berliner Zeit, 0 bis 23. Nachts ist am wenigsten los.',
      'keep.daily': 'Für so viele Tage bleibt die jeweils letzte Sicherung erhalten.',
      'keep.weekly': 'Dazu eine pro Woche, für so viele Wochen.',
      'keep.monthly': 'Dazu eine pro Monat, für so viele Monate.',
      'offsite.endpoint': 'Zum Beispiel https://s3.eu-central-1.amazonaws.com',
      'offsite.folder':
        'Kann leer bleiben. Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche.',
    },
    choices: {
      rhythm: { off: 'Nie', daily: 'Täglich', weekly: 'Wöchentlich' },
      weekday: {
        mon: 'Montag',
        tue: 'Dienstag',
        wed: 'Mittwoch',
        thu: 'Donnerstag',
        fri: 'Freitag',
        sat: 'Samstag',
        sun: 'Sonntag',
      },
    },
    sections: {
      schedule: 'Zeitplan',
      keeping: 'Aufbewahrung',
      offsite: 'Außer Haus',
      test: 'Verbindung',
    },
  },
  place: {
    on: 'Jede Sicherung wird an den zweiten Speicherort kopiert.',
    off: 'Es gibt noch keinen zweiten Speicherort.',
    who: 'Einrichten und prüfen darf ihn nur das Systemkonto. Wie Sie es bekommen, steht auf der Seite „Sicherung“.',
  },
  test: {
    text: 'Speichern Sie zuerst. Dann wird eine kleine Datei geschrieben, gelesen und wieder gelöscht.',
    button: 'Verbindung prüfen',
    good: 'Der zweite Speicherort nimmt Sicherungen an.',
    bad: 'Der zweite Speicherort hat die Datei nicht angenommen. Seine Antwort: {{answer}}',
    hint: 'Prüfen Sie Adresse, Bucket und Schlüssel.',
  },
} as const
