import type { TeamWords } from './team.ts'

export const menEn: TeamWords = {
  title: 'First men',
  slug: 'first-men',
  description:
    'The first men’s team of {{business.name}}: squad, training times and coach of the side.',
  eyebrow: 'Football · District league',
  lead: 'Third in the table, first in the fair play ranking. Most of the lads have played together since they were eight, and on good days it shows.',
  training: {
    title: 'Training',
    text: 'Tuesday and Thursday, 7 to 8.45 pm, Deichstadion. If you would like to play, come along on a Tuesday and ask for Torsten.',
    more: 'All training times',
  },
  squad: {
    title: 'The squad',
    caption: 'Season 2026/27, as of October',
    rows: [
      ['No.', 'Name', 'Position', 'In the club since'],
      ['1', 'Jonas Heitmann', 'Goalkeeper', '2009'],
      ['22', 'Emre Kaya', 'Goalkeeper', '2019'],
      ['2', 'Lasse Brockmann', 'Defence', '2006'],
      ['3', 'Finn Brockmann', 'Defence', '2008'],
      ['4', 'David Okafor', 'Defence', '2021'],
      ['5', 'Malte Jansen (captain)', 'Defence', '2001'],
      ['6', 'Nico Petrat', 'Midfield', '2014'],
      ['8', 'Can Demir', 'Midfield', '2011'],
      ['10', 'Tobias Ahlers', 'Midfield', '2003'],
      ['14', 'Piet Harms', 'Midfield', '2010'],
      ['7', 'Samuel Adu', 'Forward', '2022'],
      ['9', 'Henning Voss', 'Forward', '2005'],
      ['11', 'Luis Marquardt', 'Forward', '2016'],
    ],
  },
  quote: {
    text: 'Lads, you don’t have to play pretty. Just play so that you can look each other in the eye afterwards. And please run back as well.',
    author: 'Torsten Wiechmann',
    role: 'Coach of the first men since 2018',
  },
  away: {
    title: 'Away by club bus',
    text: 'Nine seats, fourteen bags, one cassette radio. Our bus is driven by volunteers and kept alive by the Timm garage. It leaves the clubhouse 90 minutes before kick-off, and fans may ride along as long as there is room.',
  },
}
