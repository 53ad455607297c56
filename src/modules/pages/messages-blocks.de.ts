export const de = {
  page: { nearby: 'In diesem Bereich' },
  download: {
    facts: '{{ext}}, {{size}}',
  },
  video: {
    play: 'Video bei {{host}} ansehen',
    hint: 'Öffnet die Website von {{host}}. Erst dann werden Daten dorthin übertragen.',
    fallback: 'Video herunterladen',
  },
  tabs: { label: 'Reiter' },
  table: { scroll: 'Tabelle, seitlich verschiebbar' },
  social: { title: 'Folgen Sie uns' },
  hours: {
    title: 'Öffnungszeiten',
    empty: 'Unsere Öffnungszeiten erfahren Sie auf Anfrage.',
  },
  entries: { empty: 'Hier erscheinen bald die ersten Beiträge.' },
  html: { title: 'Eingebetteter Inhalt' },
}
