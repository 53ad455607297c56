import type { teamsDe } from './teams.de.ts'

export const teamsEn: typeof teamsDe = {
  title: 'Teams',
  slug: 'teams',
  description:
    'The teams of {{business.name}}: men, women, youth and other sports, with coaches and contacts.',
  heading: { eyebrow: 'Four sections, 19 teams', text: 'Teams' },
  lead: 'From the first somersault to the veterans’ round: there is a changing room here for everyone. And if you would rather watch, the embankment is the best stand in the district league.',
  football: 'Football',
  cards: {
    men: {
      title: 'First men',
      text: 'District league. 22 players, two pairs of brothers and a postman with a fierce left foot.',
      link: 'Squad and times',
    },
    women: {
      title: 'First women',
      text: 'Regional league. Promoted in May and hard to stop ever since.',
      link: 'Squad and times',
    },
    youth: {
      title: 'Youth',
      text: 'Eleven teams from under 7 to under 19. The ball comes first, the table second.',
      link: 'All age groups',
    },
  },
  others: {
    title: 'And there is more',
    items: [
      [
        'Handball',
        'Women in the regional division, men one below, and a mixed under 13. We play in the Aller hall, without resin on the ball.',
      ],
      [
        'Gymnastics',
        'Parents with toddlers from two, apparatus from six, and a back class for everyone who has been sitting too long. All you need is non-slip socks.',
      ],
      [
        'Running group “Sternschritte”',
        'Tuesdays and Saturdays along the river in three groups, from easy to brisk. We wait for the last one, that is the only rule.',
      ],
      [
        'Veterans',
        'Wednesdays from 8 pm. We do not reveal the average age; the third half lasts a little longer than the first two.',
      ],
    ],
  },
  referee: {
    title: 'No whistle, no match',
    text: 'Six referees whistle for us. If you are 14 or older and would like to try: the course takes a weekend, we pay for shirt and whistle, and the card gets you into grounds all over the country for free.',
    button: 'Become a referee',
  },
}
