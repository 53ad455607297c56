import type { ServiceWords } from './service-page.ts'

export const doorsEn: ServiceWords = {
  title: 'Windows and doors',
  slug: 'windows-and-doors',
  description:
    'Front doors and box windows in larch and oak, newly built or restored, for listed houses too. {{business.name}}, {{business.city}}.',
  hero: {
    eyebrow: 'Services',
    title: 'Windows and doors',
    text: 'We build front doors and box windows, and we save old ones, in agreement with the heritage office where needed.',
  },
  chapters: [
    {
      title: 'Look first, replace later',
      text: 'Many old doors are better than any new one. Mostly just the lowest third is rotten, or the lock has play. We splice in wood, true hinges and locks, and add a seal that nobody sees.\n\nWhat cannot be saved we build again: profile by profile, after the original.',
    },
    {
      title: 'New, yet no stranger',
      text: 'A new front door must not look like a DIY store. We draw it for the house and build it in larch or oak, with the warmth and safety of today.\n\nWe mix our paint with linseed oil. It does not flake; it only grows more matt with the years.',
    },
  ],
  points: {
    title: 'What comes with it',
    items: [
      {
        title: 'Warmth',
        text: 'Triple glazing, tight joints, tested values. We issue the papers for grants.',
      },
      {
        title: 'Safety',
        text: 'Multi-point locks and strong hinges, let in so that they do not show.',
      },
      {
        title: 'Heritage',
        text: 'We talk to the authority before we begin, and document every step.',
      },
    ],
  },
  quote: {
    text: 'The door of 1911 opens with one finger again. Our neighbours ask every week who did it.',
    author: 'Hauke Thomsen',
    role: 'Front door, Arnis',
  },
  call: { title: 'Does something stick at your place?', button: 'Show us your door' },
}
