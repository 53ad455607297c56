export const de = {
  confirm: {
    cancel: 'Abbrechen',
    removeTitle_one: '„{{label}}“ löschen?',
    removeTitle_other: '{{count}} Einträge löschen?',
    removeText: 'Das kann nicht rückgängig gemacht werden.',
    remove: 'Endgültig löschen',
  },
  removal: {
    done_one: '„{{label}}“ gelöscht',
    done_other: '{{count}} Einträge gelöscht',
    undo: 'Rückgängig',
    restored_one: '„{{label}}“ wiederhergestellt',
    restored_other: '{{count}} Einträge wiederhergestellt',
    failed_one: '„{{label}}“ konnte nicht gelöscht werden: {{message}}',
    failed_other: '{{count}} Einträge konnten nicht gelöscht werden: {{message}}',
    restoreFailed: 'Das Wiederherstellen ist fehlgeschlagen: {{message}}',
  },
  action: {
    done: '{{action}}: erledigt',
    failed: '{{action}} ist fehlgeschlagen: {{message}}',
  },
  failure: {
    offline: 'Kontor ist gerade nicht erreichbar.',
    unknown: 'Da ist etwas schiefgelaufen.',
  },
  stamps: { created: 'Angelegt', updated: 'Geändert' },
} as const
