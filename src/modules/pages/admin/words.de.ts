/** What forms of the pages say: see `wordsOf`. */
export const de = {
  newPage: { fields: { title: 'Titel', layout: 'Womit beginnt die Seite?' } },
  remove: {
    fields: { way: 'Wer die alte Adresse aufruft', target: 'Zielseite' },
    choices: {
      way: {
        gone: 'erfährt, dass es die Seite nicht mehr gibt',
        page: 'kommt zu einer anderen Seite',
      },
    },
  },
  schedule: {
    fields: { publish_at: 'Online ab', expire_at: 'Offline ab' },
    hints: {
      publish_at:
        'Deutsche Zeit. Der Entwurf geht dann so online, wie er jetzt ist. Leer lassen, wenn es keinen Termin geben soll.',
      expire_at: 'Deutsche Zeit. Leer lassen, wenn die Seite online bleiben soll.',
    },
  },
  note: {
    fields: { note: 'Notiz' },
    hints: { note: 'Freiwillig. Erscheint im Versionsverlauf und in der Nachricht.' },
  },
  access: {
    fields: { kind: 'Wer darf die Seite sehen?', roles: 'Rollen', password: 'Passwort' },
    hints: { password: 'Mindestens 4 Zeichen. Leer lassen, um das bisherige zu behalten.' },
    choices: {
      kind: {
        public: 'Alle',
        'signed-in': 'Wer angemeldet ist',
        roles: 'Bestimmte Rollen',
        password: 'Wer das Passwort kennt',
      },
      roles: {
        user: 'Benutzer',
        member: 'Mitarbeiter',
        admin: 'Administrator',
        system: 'System',
      },
    },
  },
  structure: {
    fields: {
      parent_page: 'Liegt unter',
      view: 'Vorlage',
      type: 'Art der Seite',
      showInMenu: 'Im Menü im Kopf',
      showInFooter: 'Im Menü im Fuß',
      tags: 'Schlagwörter',
    },
    placeholders: { parent_page: 'Oberste Ebene' },
    hints: { type: 'Impressum und Datenschutz ersetzen die eingebauten Seiten.' },
    choices: {
      view: {
        standard: 'Standard',
        wide: 'Breit',
        landing: 'Angebotsseite',
        sidebar: 'Mit Seitenleiste',
        news: 'Neuigkeiten',
      },
      type: { page: 'Seite', imprint: 'Impressum', privacy: 'Datenschutz' },
    },
  },
  fields: {
    fields: {
      title: 'Titel',
      slug: 'Adressteil',
      path: 'Eigener Pfad',
      linktext: 'Text im Menü',
      classes: 'CSS-Klassen',
      meta_title: 'Titel in Suchmaschinen',
      meta_description: 'Beschreibung',
      meta_keywords: 'Stichwörter',
      og_image: 'Bild beim Teilen',
      noindex: 'In Suchmaschinen nicht zeigen',
      canonical: 'Adresse des Originals',
    },
    hints: {
      slug: 'Umlaute werden ausgeschrieben.',
      path: 'Ersetzt den Adressteil. „/“ ist die Startseite.',
      linktext: 'Leer lassen für den Titel.',
      meta_title: 'Leer lassen für den Titel der Seite.',
      meta_description: 'Ein bis zwei Sätze, am besten 120 bis 160 Zeichen.',
      canonical: 'Nur wenn das Original dieses Textes woanders steht.',
      classes: 'Aus den Einstellungen der Seiten.',
    },
  },
  link: {
    fields: {
      link: 'Link',
      'link.to': 'Ziel',
      'link.page': 'Seite',
      'link.anchor': 'Sprungmarke auf der Seite',
      'link.file': 'Datei',
      'link.url': 'Adresse',
      'link.newTab': 'In neuem Tab öffnen',
      'link.mail': 'E-Mail-Adresse',
      'link.subject': 'Betreff',
      'link.phone': 'Telefonnummer',
      'link.product': 'Produkt',
      'link.product-group': 'Warengruppe',
    },
    hints: {
      'link.page': 'Ohne Seite führt eine Sprungmarke auf dieselbe Seite.',
      'link.url': 'Mit https:// oder eine Adresse dieser Website wie /Impressum.',
    },
    choices: {
      'link.to': {
        page: 'Seite',
        file: 'Datei',
        url: 'Adresse im Web',
        mail: 'E-Mail',
        phone: 'Telefon',
        product: 'Produkt',
        'product-group': 'Warengruppe',
      },
    },
  },
}
