import type { homeDe } from './home.de.ts'

export const homeEn: typeof homeDe = {
  title: 'Home',
  slug: '',
  metaTitle: '{{business.name}} · Sports club in {{business.city}}',
  description:
    'Sport in {{business.city}}: {{business.name}} with fixtures, training times, news and how to become a member.',
  hero: {
    eyebrow: 'Sports club in {{business.city}}, since 1924',
    title: 'At home under floodlights.',
    text: '612 members, four sections, one ground by the river Aller. Three-year-olds play here, and so do seventy-year-olds, just not always against one another.',
    join: 'Join the club',
    training: 'Training times',
  },
  match: {
    eyebrow: 'Next home match · First men, district league',
    title: '{{business.name}} v FC Heidekamp',
    lead: 'Sunday, 3 pm, Deichstadion. Gates open at 1.30 pm, the waffles are hot from 2 pm.',
    button: 'Meet the team',
    others: 'Also this weekend',
    rows: [
      ['Kick-off', 'Match', 'Where'],
      ['Sat 10:00', 'Under 11 v SG Örtzequelle', 'Pitch 2'],
      ['Sat 13:30', 'Under 15 v TSV Lachteufer', 'Deichstadion'],
      ['Sat 17:00', 'Handball women v HSG Südheide', 'Aller hall'],
      ['Sun 11:00', 'TuS Wietzebogen v First women', 'away'],
    ],
  },
  news: 'News from the ground',
  teams: {
    eyebrow: 'Our teams',
    title: 'A shirt for every age',
    men: {
      title: 'First men',
      text: 'District league, third place. Coach Torsten Wiechmann calls it “progress with a view”.',
    },
    women: {
      title: 'First women',
      text: 'Promoted to the regional league and unbeaten for nine matches.',
    },
    youth: {
      title: 'Youth',
      text: 'Eleven teams from under 7 to under 19, 214 children and teenagers.',
    },
    handball: {
      title: 'Handball',
      text: 'Women, men and a mixed under 13, on Fridays in the Aller hall.',
    },
  },
  facts: ['612 members', '19 teams', '74 volunteers', 'Founded in 1924'],
  fanShop: { title: 'Blue and white to wear' },
  join: {
    eyebrow: 'Take part',
    title: 'Come three times, then decide.',
    text: 'Three weeks of trial training cost nothing and bind you to nothing. Trainers are enough, we lend you the rest. Children pay €5 a month, adults €11.',
    button: 'Fees and how to join',
    ask: 'Ask us first',
  },
  quote: {
    text: 'I came when I was six because my best friend was here. Now I am thirty-four, she lives in Bremen, and I am still on this pitch every Saturday.',
    author: 'Svenja Lohmann',
    role: 'Head of youth, member since 1998',
  },
  house: {
    title: 'After the match comes the bar',
    text: 'The clubhouse has bratwurst, cold beer on tap and a dice round on Fridays. Guests are welcome, even those with the wrong scarf.',
    button: 'The clubhouse',
    hours: 'When we are open',
  },
  sponsors: 'Businesses that carry us',
}
