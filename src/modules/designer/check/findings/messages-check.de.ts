export const checkDe = {
  rules: {
    'page-empty': 'Die Seite hat noch keinen sichtbaren Inhalt.',
    'heading-double':
      'Es gibt mehr als eine Hauptüberschrift: „{{text}}“. Eine Seite hat genau eine.',
    'heading-jump':
      'Nach Ebene {{above}} folgt Ebene {{level}}: „{{text}}“. Passend wäre Ebene {{wanted}}.',
    'alt-missing':
      'Dieses Bild hat keine Beschreibung. Beschreiben Sie es, oder kennzeichnen Sie es als Schmuck.',
    'file-missing': 'Diese Datei ist gelöscht oder nicht öffentlich. Besucher sehen hier nichts.',
    'link-empty': '„{{text}}“ führt nirgendwohin und wird deshalb nicht gezeigt.',
    'link-wordless': 'Diese Schaltfläche hat keine Beschriftung.',
    'link-missing': 'Ein Link führt zu einer Seite, die es nicht mehr gibt.',
    'link-offline': 'Ein Link führt zu einer Seite, die nicht online ist.',
    'text-empty': 'Dieser Text ist leer.',
    'block-empty': 'Dieser Block ist leer. Besucher sehen hier nichts.',
    'foreign-html':
      'Das HTML verweist auf {{host}}. Dieser Dienst steht nicht in Ihrer Liste und wird deshalb nicht geladen.',
    'foreign-video':
      'Das Video liegt bei {{host}}. Dieser Dienst steht nicht in Ihrer Liste; Besucher sehen nur einen Link.',
    'foreign-embed':
      'Der Inhalt liegt bei {{host}}. Dieser Dienst steht nicht in Ihrer Liste; Besucher sehen nur einen Link.',
    'map-unlisted':
      'Die Karte wird nicht gezeigt, weil Google Maps nicht in Ihrer Liste der Dienste steht.',
    'legal-closed':
      'Besucher können diese Seite nicht lesen, obwohl das Gesetz sie verlangt ({{address}}). Heben Sie die Beschränkung auf, oder nehmen Sie die Seite offline: Dann steht dort wieder die mitgelieferte.',
    'legal-far':
      'Von dieser Seite sind es mehr als zwei Klicks bis {{address}}. Setzen Sie einen Link dorthin.',
    'title-long': 'Der Titel hat {{length}} Zeichen. Suchmaschinen zeigen etwa {{most}}.',
    'description-missing': 'Es gibt noch keine Beschreibung für Suchmaschinen.',
    'description-long': 'Die Beschreibung hat {{length}} Zeichen. Gezeigt werden etwa {{most}}.',
    'description-short': 'Die Beschreibung ist mit {{length}} Zeichen sehr kurz.',
    'too-wide': 'Bei {{width}} px Breite ragt dieser Block um {{pixels}} px über den Rand.',
    'small-target':
      '„{{text}}“ ist bei {{width}} px Breite nur {{size}} px groß. Für Finger sind es mindestens {{least}}.',
    accessibility: 'Barriere für manche Besucher: {{help}}',
  },
  severities: { error: 'Fehler', warning: 'Warnung', hint: 'Hinweis' },
  fixes: {
    'write-alt': 'Bild beschreiben',
    'set-link': 'Ziel wählen',
    'set-level': 'Ebene ändern',
    'remove-block': 'Block löschen',
    'write-text': 'Text schreiben',
    'edit-field': 'Angabe ändern',
    'show-block': 'Zum Block',
    'list-service': 'Dienst aufnehmen',
    'open-page': 'Seite öffnen',
  },
}
