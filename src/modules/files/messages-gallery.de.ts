export const de = {
  gallery: 'Bilder: {{title}}',
  enlarge: '{{what}} – groß ansehen',
  picture: 'Bild {{number}} von {{total}}',
  close: 'Schließen',
  next: 'Nächstes Bild',
  previous: 'Voriges Bild',
  save: 'Bild speichern',
} as const
