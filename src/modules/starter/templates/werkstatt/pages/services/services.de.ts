export const servicesDe = {
  title: 'Leistungen',
  slug: 'leistungen',
  description:
    'Möbel nach Maß, Küchen und Innenausbau, Fenster und Türen: was {{business.name}} baut, wie es abläuft und was es kostet.',
  heading: {
    eyebrow: 'Leistungen',
    text: 'Was wir bauen',
  },
  lead: 'Vom einzelnen Hocker bis zum ganzen Haus voller Einbauten. Wir zeichnen alles selbst, wir bauen alles selbst, und wir kommen wieder, wenn nach Jahren etwas klemmt.',
  built: 'Was wir bauen',
  cards: {
    furniture: {
      title: 'Möbel nach Maß',
      text: 'Tische, Betten, Schränke und Bänke für genau einen Raum.',
    },
    interiors: {
      title: 'Küchen und Innenausbau',
      text: 'Küchen, Bücherwände, Sitznischen und Treppen, auch in schiefen Häusern.',
    },
    doors: {
      title: 'Fenster und Türen',
      text: 'Haustüren und Kastenfenster, neu gebaut oder restauriert.',
    },
  },
  prices: {
    title: 'Was es ungefähr kostet',
    caption:
      'Richtpreise einschließlich Mehrwertsteuer, Lieferung und Einbau im Umkreis von 50\u202fkm',
    rows: [
      ['Stück', 'Bauzeit', 'ab'],
      ['Esstisch, Eiche, 2\u202fm', '6 Wochen', '2.900\u202f€'],
      ['Bett, Esche, 1,60\u202fm', '5 Wochen', '2.400\u202f€'],
      ['Bücherwand, 3\u202fm', '8 Wochen', '6.800\u202f€'],
      ['Küche, massiv', '12 Wochen', '18.500\u202f€'],
      ['Haustür, Lärche', '7 Wochen', '5.200\u202f€'],
    ],
  },
  questions: {
    title: 'Häufige Fragen',
    items: [
      {
        title: 'Wie lange dauert es, bis Sie kommen?',
        text: 'Den ersten Besuch machen wir meist innerhalb von zwei Wochen. Mit dem Bau beginnen wir je nach Jahreszeit nach vier bis zwölf Wochen; den Termin nennen wir Ihnen im Angebot.',
      },
      {
        title: 'Kann ich eigenes Holz mitbringen?',
        text: 'Gern. Wir messen die Feuchte und sagen Ihnen ehrlich, was daraus werden kann. Manchmal ist es eine Tischplatte, manchmal nur ein gutes Brett.',
      },
      {
        title: 'Wie pflege ich geöltes Holz?',
        text: 'Feucht abwischen genügt. Einmal im Jahr etwas Öl, das Sie bei uns bekommen. Wie es geht, zeigen wir Ihnen bei der Lieferung.',
      },
      {
        title: 'Arbeiten Sie auch außerhalb der Region?',
        text: 'Ja, wenn das Stück es lohnt. Zwischen Hamburg und Kolding liefern wir selbst, weiter weg arbeiten wir mit Speditionen, die wir kennen.',
      },
    ],
  },
  call: {
    title: 'Erzählen Sie uns, was Sie vorhaben',
    button: 'Projekt besprechen',
  },
}
