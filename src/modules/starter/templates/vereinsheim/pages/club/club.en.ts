import type { clubDe } from './club.de.ts'

export const clubEn: typeof clubDe = {
  title: 'The club',
  slug: 'club',
  linktext: 'Club',
  description: 'History, board and statutes of {{business.legal_name}}, and whom to ask.',
  heading: { eyebrow: 'Blue and white since 1924', text: 'The club' },
  lead: 'Eleven young people, a leather ball and a landlord who gave credit: that is how it began on 24 May 1924 in the Linde inn. Today the club holds 612 members together. The star in the badge was stitched by the goalkeeper’s sister.',
  history: {
    title: 'A hundred years in eight lines',
    rows: [
      ['Year', 'What happened'],
      ['1924', 'Founded in the Linde inn. The first pitch is a cow pasture, and the cows stay.'],
      ['1939', 'The war empties changing room and stand. Many do not come back.'],
      ['1946', 'A new start with 40 members and a set of shirts made from bed sheets.'],
      [
        '1953',
        'The clubhouse is built in 3,800 hours of work, with bricks from the old brickyard.',
      ],
      ['1978', 'The first women’s team. It wins its first match 7–1.'],
      ['1994', 'Handball, gymnastics and running join in.'],
      ['2011', 'The floodlights are switched on, after two years of collecting bottle deposits.'],
      ['2024', 'One hundred years. Three days of celebration, four of tidying up.'],
    ],
  },
  board: {
    title: 'The board',
    people: [
      [
        'katrin-ahlers',
        'Katrin Ahlers',
        'Chair. A teacher and former right back, now in charge of everything that is on fire.',
      ],
      [
        'mehmet-aydin',
        'Mehmet Aydin',
        'Vice chair. A master electrician who wired the floodlights and also turns them off.',
      ],
      [
        'juergen-behnke',
        'Jürgen Behnke',
        'Treasurer since 1999. On first-name terms with every receipt.',
      ],
      [
        'svenja-lohmann',
        'Svenja Lohmann',
        'Head of youth. The first address for parents, children and lost water bottles.',
      ],
    ],
  },
  statutes: {
    title: 'Statutes and rules',
    text: 'The club is a registered non-profit association. Under section 26 of the German Civil Code two members of the board represent it jointly. They are {{business.owner}}.',
    items: [
      [
        'Purpose',
        'To promote sport, above all for the young. The club is politically and religiously neutral and tolerates no discrimination of any kind.',
      ],
      [
        'General meeting',
        'Held every March. Invitations go out in writing four weeks before. Every member of 16 or over has one vote.',
      ],
      [
        'Board',
        'Elected for two years. All offices are voluntary; expenses are refunded against receipts.',
      ],
      [
        'Accounts',
        'Two elected auditors go through the books every year. Their report lies open in the clubhouse two weeks before the meeting.',
      ],
      [
        'Dissolution',
        'All assets would go to our home town on condition that they serve youth sport.',
      ],
    ],
    terms: 'Membership terms',
  },
  gallery: 'A year by the river',
}
