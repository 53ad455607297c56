import type { TemplateGallery } from '../../site-template.ts'

export const galleries: readonly TemplateGallery[] = [
  {
    key: 'works',
    title: { de: 'Arbeiten', en: 'Our work' },
    layout: 'masonry',
    items: [
      {
        picture: 'esstisch-eiche',
        caption: {
          de: 'Esstisch für zehn. Eiche, geölt, 3,20\u202fm aus einem einzigen Stamm.',
          en: 'Dining table for ten. Oiled oak, 3.20\u202fm from a single trunk.',
        },
      },
      {
        picture: 'buecherwand',
        caption: {
          de: 'Bücherwand mit Leseplatz. Esche und Leinen, Altbau in Flensburg.',
          en: 'Book wall with a seat. Ash and linen, an old flat in Flensburg.',
        },
      },
      {
        picture: 'haustuer-1911',
        caption: {
          de: 'Haustür von 1911. Lärche, restauriert und neu verglast, Arnis.',
          en: 'Front door of 1911. Larch, restored and newly glazed, Arnis.',
        },
      },
      {
        picture: 'schwalbenschwanz',
        caption: {
          de: 'Schubkasten, von Hand gezinkt. Ohne Schraube, ohne Nagel.',
          en: 'Drawer, dovetailed by hand. No screw, no nail.',
        },
      },
      {
        picture: 'werkstatt-am-morgen',
        caption: {
          de: 'Die Hobelbank am Fenster. Hier beginnt jedes Stück.',
          en: 'The bench at the window. Every piece begins here.',
        },
      },
    ],
  },
]
