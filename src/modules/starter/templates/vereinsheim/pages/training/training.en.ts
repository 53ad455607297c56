import type { trainingDe } from './training.de.ts'

export const trainingEn: typeof trainingDe = {
  title: 'Training & times',
  slug: 'training',
  linktext: 'Training',
  description:
    'All training times of {{business.name}}: football, handball, gymnastics and running by weekday and by age, with place and contact.',
  heading: { eyebrow: 'Summer and winter', text: 'Training & times' },
  lead: 'You may join any group three times without obligation. Come ten minutes early and say hello, the rest is quickly settled.',
  week: {
    title: 'The week at a glance',
    caption: 'From September to June; in the holidays see the notice board',
    rows: [
      ['Day', 'Time', 'Group', 'Where'],
      ['Monday', '17:00–19:00', 'Under 13 and under 15', 'Pitch 1 and 2'],
      ['Monday', '19:00–20:30', 'First women', 'Deichstadion'],
      ['Tuesday', '16:00–17:45', 'Under 9 and under 11', 'Pitch 2'],
      ['Tuesday', '18:00–19:15', 'Running group', 'Meet at the clubhouse'],
      ['Tuesday', '19:00–20:45', 'First and second men', 'Deichstadion'],
      ['Wednesday', '15:30–16:30', 'Parents and toddlers', 'Aller hall'],
      ['Wednesday', '20:00–21:30', 'Veterans', 'Pitch 2'],
      ['Thursday', '18:30–20:45', 'Under 19, first men', 'Deichstadion'],
      ['Friday', '17:00–22:00', 'Handball, all teams', 'Aller hall'],
      ['Saturday', '09:00–10:15', 'Running group', 'Meet at the clubhouse'],
      ['Saturday', '10:00–11:00', 'Under 7', 'Pitch 2'],
    ],
  },
  ages: {
    title: 'What suits whom?',
    tabs: [
      [
        '2 to 6 years',
        'Parent and toddler gymnastics is about climbing, rolling and being brave. From five the little ones may join the under 7.\n\n- Parents and toddlers: Wednesday, 3.30 pm, Aller hall\n- Under 7: Saturday, 10 am, pitch 2',
      ],
      [
        '7 to 13 years',
        'At this age one should try many things. Two sections still cost only one fee.\n\n- Football under 9 to under 13: Monday to Thursday\n- Handball under 13, mixed: Friday, 5 pm\n- Apparatus gymnastics: Thursday, 4 pm',
      ],
      [
        '14 to 18 years',
        'Now it gets faster. School still comes first, and if you want to learn to referee we pay for the course.\n\n- Football under 15 to under 19, girls under 17\n- Handball under 19: Friday, 6.30 pm\n- Referee course: every February',
      ],
      [
        'Adults',
        'From the regional league team to the back class there is something for everyone. You can come back to sport at any age.\n\n- Football: men, women, veterans\n- Handball: women 7.30 pm, men 9 pm\n- Back class: Monday, 6.30 pm\n- Running group: Tuesday and Saturday',
      ],
    ],
  },
  hall: {
    title: 'Friday is handball day',
    text: 'From 5 pm the Aller hall is ours. First the little ones, then the big ones, and last the men who claim to come for the exercise only. You are always welcome to watch, the bench is on the left.',
  },
  weather: {
    title: 'Is training cancelled?',
    text: 'If a pitch is closed we tell the groups by 3 pm. When in doubt, call the clubhouse: {{business.phone}}.',
    button: 'How to find us',
  },
}
