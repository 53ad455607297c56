import type { youthDe } from './youth.de.ts'

export const youthEn: typeof youthDe = {
  title: 'Youth',
  slug: 'youth',
  description:
    'Youth football at {{business.name}}: all teams, training times by year of birth, our rules and child protection.',
  hero: {
    eyebrow: 'Football · Under 7 to under 19',
    title: 'First the ball, then the table.',
    text: '214 children and teenagers, 28 coaches, one principle: everybody plays. Even when it is close, even when it rains.',
    button: 'Arrange a trial session',
  },
  groups: {
    title: 'Age groups',
    caption: 'Season 2026/27',
    rows: [
      ['Team', 'Born', 'Training', 'In charge'],
      ['Under 7', '2020 and later', 'Sat 10:00–11:00', 'Svenja Lohmann'],
      ['Under 9', '2018/19', 'Tue 16:00–17:15', 'Can Demir'],
      ['Under 11', '2016/17', 'Tue, Thu 16:30–17:45', 'Hanna Röver'],
      ['Under 13', '2014/15', 'Mon, Wed 17:00–18:30', 'Nico Petrat'],
      ['Under 15', '2012/13', 'Mon, Wed 17:30–19:00', 'Bernd Claasen'],
      ['Girls under 17', '2010/11', 'Tue, Fri 17:30–19:00', 'Jana Dierks'],
      ['Under 19', '2008/09', 'Tue, Thu 18:30–20:00', 'Malte Jansen'],
    ],
  },
  quote: {
    text: 'No child just sits on the bench here. If you ask me who won today: everyone who comes back tomorrow.',
    author: 'Svenja Lohmann',
    role: 'Head of youth',
  },
  rules: {
    title: 'What matters to us',
    items: [
      [
        'In safe hands',
        'All coaches show an extended certificate of good conduct and attend child protection training every other year. Hanna Röver is our person of trust, every Tuesday in the youth room.',
      ],
      [
        'Parents on the line',
        'Cheering yes, directing no. There is tea at half-time, and for half an hour after the match nothing but praise.',
      ],
      [
        'School comes first',
        'Missing training before an exam is always excused. On Thursdays older players help with maths and English in the youth room.',
      ],
    ],
  },
  parents: 'For parents',
  faq: [
    [
      'From what age can my child join?',
      'From five with the under 7, and before that in parent and toddler gymnastics. Three sessions are free.',
    ],
    [
      'What should they bring?',
      'Trainers, shin pads and a full bottle of water. We provide the shirts.',
    ],
    [
      'How do the children get to away matches?',
      'In shared cars or on the club bus. The plan is out by Thursday at the latest.',
    ],
    [
      'Is there help with the fee?',
      'Yes, through the public education package or our own star fund. A confidential word to the head of youth is enough.',
    ],
  ],
}
