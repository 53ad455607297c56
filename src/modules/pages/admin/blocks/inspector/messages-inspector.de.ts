/**
 * What the fields of blocks are called. `common` holds for every block; a block's own part wins.
 * Names inside lists are joined with a dot.
 */
export const de = {
  common: {
    fields: {
      title: 'Überschrift',
      text: 'Text',
      align: 'Ausrichtung',
      look: 'Aussehen',
      caption: 'Bildunterschrift',
      anchor: 'Sprungmarke',
      alt: 'Was das Bild zeigt',
      file: 'Bild',
      eyebrow: 'Kleine Zeile darüber',
      level: 'Ebene der Überschrift',
      columns: 'Nebeneinander auf großen Bildschirmen',
      link: 'Führt zu',
      items: 'Einträge',
      'items.title': 'Titel',
      'items.text': 'Text',
      'items.file': 'Bild',
      'items.link': 'Führt zu',
      buttons: 'Schaltflächen',
      'buttons.label': 'Beschriftung',
      'buttons.link': 'Führt zu',
      'buttons.look': 'Aussehen',
    },
    hints: {
      anchor: 'Ein Wort, damit Links genau hierher führen können.',
      alt: 'Für alle, die das Bild nicht sehen. Leer lassen für den Text der Datei.',
    },
    choices: {
      align: { start: 'Links', center: 'Mitte', end: 'Rechts' },
      level: {
        '1': '1: Titel der Seite',
        '2': '2: Abschnitt',
        '3': '3: Unterabschnitt',
        '4': '4: Kleine Überschrift',
      },
      'buttons.look': { solid: 'Kräftig', quiet: 'Zurückhaltend', text: 'Nur Text' },
    },
  },
  spacer: {
    fields: { size: 'Höhe' },
    choices: { size: { s: 'Klein', m: 'Mittel', l: 'Groß', xl: 'Sehr groß' } },
  },
  text: { choices: { look: { body: 'Fließtext', lead: 'Einleitung', small: 'Klein' } } },
  hr: { choices: { look: { line: 'Linie', short: 'Kurze Linie', dots: 'Punkte' } } },
  download: {
    fields: { file: 'Datei', label: 'Beschriftung' },
    hints: { label: 'Leer lassen für den Namen der Datei.' },
  },
  heading: { fields: { text: 'Überschrift' } },
  quote: {
    fields: {
      text: 'Zitat',
      author: 'Von wem',
      role: 'Funktion oder Herkunft',
      portrait: 'Porträt',
      isDecorative: 'Nur Schmuck',
    },
    hints: {
      text: 'Ohne Anführungszeichen, sie werden ergänzt.',
      portrait: 'Vorleseprogramme nennen zum Porträt den Namen der Person.',
      isDecorative: 'Vorleseprogramme übergehen das Bild.',
    },
  },
  table: {
    fields: {
      caption: 'Beschriftung der Tabelle',
      rows: 'Zeilen',
      hasHeadRow: 'Erste Zeile ist der Kopf',
      hasHeadColumn: 'Erste Spalte ist der Kopf',
      hasNumbers: 'Letzte Spalte enthält Preise oder Zahlen',
    },
  },
  accordion: {
    fields: {
      isFirstOpen: 'Der erste Eintrag ist offen',
      isExclusive: 'Nur ein Eintrag ist offen',
    },
  },
  image: {
    fields: {
      isDecorative: 'Nur Schmuck',
      ratio: 'Zuschnitt',
    },
    hints: { isDecorative: 'Vorleseprogramme übergehen das Bild.' },
    choices: {
      ratio: {
        original: 'Wie die Datei',
        '1-1': 'Quadrat',
        '4-5': '4:5 hoch',
        '4-3': '4:3',
        '3-2': '3:2',
        '16-9': '16:9',
        '21-9': '21:9',
      },
    },
  },
  gallery: { fields: { gallery: 'Galerie' } },
  video: {
    fields: {
      file: 'Videodatei',
      url: 'Adresse des Videos',
      poster: 'Vorschaubild',
      title: 'Titel',
      caption: 'Beschreibung',
    },
    hints: { url: 'Nur wenn das Video nicht als Datei vorliegt.' },
  },
  embed: {
    fields: {
      url: 'Adresse des Inhalts',
      place: 'Ort',
      poster: 'Vorschaubild',
      title: 'Titel',
      caption: 'Beschreibung',
      height: 'Höhe in Pixeln',
    },
    hints: {
      url: 'Ein Beitrag, eine Karte oder eine Seite eines Dienstes, den Sie unter Einstellungen, Datenschutz eingeschaltet haben.',
      place:
        'Anschrift oder Name eines Ortes. Er erscheint auf einer Karte, wenn oben keine Adresse steht.',
    },
  },
  logos: {
    fields: {
      'items.file': 'Logo',
      'items.name': 'Von wem',
      'items.isDecorative': 'Nur Schmuck',
      isMuted: 'Einfarbig und dezent',
    },
    hints: { 'items.isDecorative': 'Vorleseprogramme übergehen das Bild.' },
  },
  'file-list': { fields: { files: 'Dateien' } },
  hero: {
    fields: { layout: 'Anordnung', isDecorative: 'Nur Schmuck' },
    hints: { isDecorative: 'Vorleseprogramme übergehen das Bild.' },
    choices: {
      layout: {
        above: 'Text über dem Bild',
        beside: 'Text neben dem Bild',
        over: 'Text auf dem Bild',
      },
    },
  },
  section: {
    fields: {
      tone: 'Hintergrund',
      isFullWidth: 'Bis an den Rand des Bildschirms',
      space: 'Abstand innen',
    },
    choices: {
      tone: { plain: 'Schlicht', raised: 'Hervorgehoben', accent: 'In der Hausfarbe' },
      space: { none: 'Keiner', s: 'Klein', m: 'Mittel', l: 'Groß' },
    },
  },
  column: {
    fields: { align: 'Ausrichtung neben höheren Spalten', isFramed: 'Mit Rahmen' },
    choices: { align: { start: 'Oben', center: 'Mitte', end: 'Unten' } },
  },
  cards: {
    fields: {
      items: 'Karten',
      'items.alt': 'Bildbeschreibung',
      'items.isDecorative': 'Nur Schmuck',
      'items.linkLabel': 'Text des Links',
    },
    hints: {
      'items.alt': 'Leer lassen, dann gilt die Beschreibung der Datei.',
      'items.isDecorative': 'Vorleseprogramme übergehen das Bild.',
      'items.linkLabel': 'Leer lassen, um den Titel zu verlinken.',
    },
    choices: { look: { plain: 'Schlicht', framed: 'Mit Rahmen', ruled: 'Mit Linie' } },
  },
  'opening-hours': {
    fields: { hasAddress: 'Anschrift zeigen', hasContact: 'Telefon und E-Mail zeigen' },
    hints: { title: 'Leer lassen für den üblichen Text.' },
  },
  'contact-form': {
    fields: { lead: 'Text darunter', submit: 'Text der Schaltfläche' },
    hints: {
      title: 'Leer lassen für den üblichen Text.',
      submit:
        'Leer lassen für den üblichen Text. Die Felder stehen unter Nachrichten → Einstellungen.',
    },
  },
  'newsletter-form': {
    fields: { lead: 'Text darunter', submit: 'Text der Schaltfläche' },
    hints: {
      title: 'Leer lassen für den üblichen Text.',
      submit: 'Leer lassen für den üblichen Text. Die Listen stehen unter Newsletter → Listen.',
    },
  },
  'newsletter-archive': {
    fields: { count: 'Wie viele Ausgaben' },
    hints: { title: 'Leer lassen für den üblichen Text.' },
  },
  'open-positions': {
    fields: { lead: 'Text darunter' },
    hints: {
      title: 'Leer lassen für den üblichen Text. Die Stellen stehen unter Bewerbungen → Stellen.',
    },
  },
  'social-links': { hints: { title: 'Leer lassen für den üblichen Text.' } },
  'entry-list': {
    fields: {
      count: 'Wie viele Beiträge',
      order: 'Reihenfolge',
      tags: 'Nur mit diesen Schlagwörtern',
      hasPictures: 'Mit Bildern',
    },
    choices: { order: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst', title: 'Nach Titel' } },
  },
  'product-list': {
    fields: {
      source: 'Welche Produkte',
      group: 'Warengruppe',
      products: 'Ausgewählte Produkte',
      count: 'Wie viele Produkte',
      hasPrices: 'Mit Preisen',
    },
    hints: {
      group: 'Gilt für „Aus einer Warengruppe“. Was darunter liegt, gehört dazu.',
      products: 'Gilt für „Selbst ausgewählt“, in dieser Reihenfolge.',
      count: 'Gilt nicht für selbst ausgewählte Produkte.',
    },
    choices: {
      source: {
        newest: 'Die neuesten',
        group: 'Aus einer Warengruppe',
        chosen: 'Selbst ausgewählt',
      },
    },
  },
  product: {
    fields: { product: 'Produkt', label: 'Beschriftung der Schaltfläche' },
    hints: {
      text: 'Leer lassen für den kurzen Text des Produkts.',
      label: 'Leer lassen für den üblichen Text.',
    },
  },
  'product-groups': {
    fields: { group: 'Unter dieser Warengruppe' },
    hints: { group: 'Leer lassen für die obersten. Gezeigt wird, worin es etwas gibt.' },
  },
  global: { fields: { global: 'Globaler Block' } },
  html: {
    fields: { html: 'HTML', height: 'Höhe in Pixeln', title: 'Was es enthält' },
    hints: {
      title: 'Für Vorleseprogramme.',
      html: 'Was von anderen Anbietern kommt, lädt erst nach der Einwilligung des Besuchers. Der Dienst muss unter Einstellungen, Datenschutz stehen.',
    },
  },
}
