export const de = {
  ask: {
    title: 'Newsletter abbestellen',
    lead: 'Möchten Sie „{{list}}“ nicht mehr bekommen? Es geht um diese Adresse:',
    all: 'Auch alle anderen Newsletter abbestellen',
    submit: 'Newsletter abbestellen',
  },
  done: {
    title: 'Sie sind abgemeldet',
    lead: 'An {{address}} geht dieser Newsletter nicht mehr. Zur Sicherheit haben wir Ihnen das noch einmal per E-Mail bestätigt; dort können Sie es auch zurücknehmen.',
  },
  home: 'Zurück zur Website',
  mail: {
    subject: 'Sie bekommen unseren Newsletter nicht mehr',
    hello: 'Guten Tag,',
    text: 'diese Adresse wurde bei {{site}} abgemeldet: {{lists}}.',
    movedSubject: 'Ihr Newsletter geht jetzt an eine andere Adresse',
    movedText:
      'das geht bei {{site}} ab jetzt an eine andere Adresse, nicht mehr an diese: {{lists}}.',
    undo: 'Das waren Sie nicht, oder es war ein Versehen? Dann nehmen Sie es mit einem Klick zurück. Sonst müssen Sie nichts tun; dies ist die letzte E-Mail dazu.',
    action: 'Newsletter weiter bekommen',
    footer: 'Diese Nachricht kommt von {{site}}, weil diese Adresse dort abgemeldet wurde.',
  },
} as const
