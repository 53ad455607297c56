import type { TemplateGallery } from '../../site-template.ts'

export const galleries: readonly TemplateGallery[] = [
  {
    key: 'season',
    title: { de: 'Ein Jahr am Deich', en: 'A year by the river' },
    layout: 'masonry',
    items: [
      {
        picture: 'fans-am-deich',
        caption: {
          de: 'Derby gegen Heidekamp, 480 Zuschauer.',
          en: 'The derby against Heidekamp, 480 spectators.',
        },
      },
      {
        picture: 'tornetz',
        caption: { de: 'Das 3:2 in der 88. Minute.', en: 'The winner in the 88th minute.' },
      },
      {
        picture: 'jugendtraining',
        caption: {
          de: 'Samstag, zehn Uhr: Hütchenzeit.',
          en: 'Saturday, ten o’clock: time for cones.',
        },
      },
      {
        picture: 'handballhalle',
        caption: { de: 'Sprungwurf in der Allerhalle.', en: 'A jump shot in the Aller hall.' },
      },
      {
        picture: 'vereinsbus',
        caption: { de: 'Mit dem Bus nach Lachteufer.', en: 'By bus to Lachteufer.' },
      },
    ],
  },
  {
    key: 'house',
    title: { de: 'Im Vereinsheim', en: 'In the clubhouse' },
    layout: 'grid',
    items: [
      {
        picture: 'vereinsheim-haus',
        caption: {
          de: 'Der Giebel, seit 1953 der gleiche.',
          en: 'The gable, the same since 1953.',
        },
      },
      {
        picture: 'gastraum',
        caption: { de: 'Freitags um sieben: Knobelrunde.', en: 'Fridays at seven: dice.' },
      },
      {
        picture: 'pokale',
        caption: {
          de: 'Pokale, nach Jahren sortiert. Meistens.',
          en: 'Cups, sorted by year. Mostly.',
        },
      },
      {
        picture: 'sommerfest',
        caption: {
          de: 'Sommerfest auf der Wiese hinter dem Haus.',
          en: 'Summer festival on the meadow behind the house.',
        },
      },
      {
        picture: 'vereinsbus',
        caption: { de: 'Der Bus wohnt hinter dem Saal.', en: 'The bus lives behind the hall.' },
      },
    ],
  },
]
