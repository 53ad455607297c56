export const de = {
  none: 'Alle Links und Bilder der Website funktionieren.',
  draft: 'im Entwurf',
  more: 'Es gibt noch mehr. Sind diese behoben, folgen die nächsten.',
  fault: {
    page: {
      missing: 'Link auf eine Seite, die es nicht mehr gibt',
      trashed: 'Link auf „{{title}}“ im Papierkorb',
      offline: 'Link auf „{{title}}“: nicht online',
      private: 'Link auf „{{title}}“: nicht für alle',
    },
    file: {
      missing: 'Datei, die es nicht mehr gibt',
      trashed: 'Datei „{{title}}“ im Papierkorb',
      offline: 'Datei „{{title}}“ fehlt',
      private: 'Datei „{{title}}“ ist nicht öffentlich',
    },
    gallery: {
      missing: 'Galerie, die es nicht mehr gibt',
      trashed: 'Galerie „{{title}}“ im Papierkorb',
      offline: 'Galerie „{{title}}“ fehlt',
      private: 'Galerie „{{title}}“ ist nicht öffentlich',
    },
    global: {
      missing: 'Globaler Block, den es nicht mehr gibt',
      trashed: 'Globaler Block „{{title}}“ im Papierkorb',
      offline: 'Globaler Block „{{title}}“ ist nicht veröffentlicht',
      private: 'Globaler Block „{{title}}“ ist nicht öffentlich',
    },
  },
}
