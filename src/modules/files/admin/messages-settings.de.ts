export const de = {
  settings: {
    title: 'Dateien',
    text: 'Speicherplatz, größte Datei, Papierkorb',
    fields: {
      quota_bytes: 'Speicherplatz',
      max_file_bytes: 'Größte Datei',
      open_uploads: 'Gleichzeitige Uploads je Person',
      trash_days: 'Papierkorb leeren nach (Tagen)',
    },
    hints: {
      quota_bytes: 'Für alle Dateien zusammen, mit Bildgrößen und Papierkorb.',
      max_file_bytes: 'Höchstens 2 GB.',
      open_uploads: 'So viele große Dateien kann eine Person zugleich hochladen.',
      trash_days: 'Gilt für Dateien und Galerien. Danach sind sie endgültig gelöscht.',
    },
    sections: { space: 'Platz', trash: 'Papierkorb' },
  },
} as const
