import type { TeamWords } from './team.ts'

export const womenEn: TeamWords = {
  title: 'First women',
  slug: 'first-women',
  description:
    'The first women’s team of {{business.name}}: squad, training times and coach of the side.',
  eyebrow: 'Football · Regional league',
  lead: 'Promoted in May with a 4–0 win and unbeaten in the nine matches since. The team goes back to 1978, and it has never been as good as now.',
  training: {
    title: 'Training',
    text: 'Monday and Wednesday, 7 to 8.30 pm, Deichstadion. Beginners come on Fridays at 6 pm, when nobody looks at a table.',
    more: 'All training times',
  },
  squad: {
    title: 'The squad',
    caption: 'Season 2026/27, as of October',
    rows: [
      ['No.', 'Name', 'Position', 'In the club since'],
      ['1', 'Merle Stockmann', 'Goalkeeper', '2012'],
      ['12', 'Aylin Öztürk', 'Goalkeeper', '2020'],
      ['2', 'Hanna Röver', 'Defence', '2010'],
      ['4', 'Grace Mensah', 'Defence', '2018'],
      ['5', 'Lena Wolter (captain)', 'Defence', '2004'],
      ['15', 'Ida Claasen', 'Defence', '2015'],
      ['6', 'Franka Thies', 'Midfield', '2011'],
      ['8', 'Zoe Albrecht', 'Midfield', '2017'],
      ['10', 'Pauline Meinecke', 'Midfield', '2009'],
      ['16', 'Marta Kowalska', 'Midfield', '2023'],
      ['7', 'Neele Ahrens', 'Forward', '2013'],
      ['9', 'Rieke Lüders', 'Forward', '2008'],
      ['11', 'Amina Diallo', 'Forward', '2021'],
    ],
  },
  quote: {
    text: 'I say the same thing before every match: you have practised all of this. Now dare to do it. And when you score, cheer so loud that they hear you down by the river.',
    author: 'Jana Dierks',
    role: 'Coach of the first women, A licence',
  },
  away: {
    title: 'A bench full of talent',
    text: 'Three or four girls move up from the under 17 every year. To keep it that way they train with the first team once a month. Afterwards there is pasta for everyone, and Jana does the cooking.',
  },
}
