export const de = {
  edit: 'Beitrag bearbeiten',
  add: 'Neuer Beitrag',
  failed: 'Der Beitrag konnte nicht angelegt werden. Bitte versuchen Sie es noch einmal.',
  state: {
    live: 'Online',
    changes: 'Online, geändert',
    review: 'Wartet auf Freigabe',
    scheduled: 'Geplant',
    expired: 'Abgelaufen',
    draft: 'Entwurf',
  },
}
