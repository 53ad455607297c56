export const servicesEn = {
  title: 'Services',
  slug: 'services',
  description:
    'Made-to-measure furniture, kitchens and interiors, windows and doors: what {{business.name}} builds, how it goes and what it costs.',
  heading: {
    eyebrow: 'Services',
    text: 'What we build',
  },
  lead: 'From a single stool to a whole house of fitted pieces. We draw everything ourselves, we build everything ourselves, and we come back when something sticks years later.',
  built: 'What we build',
  cards: {
    furniture: {
      title: 'Made-to-measure furniture',
      text: 'Tables, beds, cupboards and benches for one particular room.',
    },
    interiors: {
      title: 'Kitchens and interiors',
      text: 'Kitchens, book walls, window seats and stairs, in crooked houses too.',
    },
    doors: {
      title: 'Windows and doors',
      text: 'Front doors and box windows, newly built or restored.',
    },
  },
  prices: {
    title: 'What it roughly costs',
    caption: 'Guide prices including VAT, delivery and fitting within 50\u202fkm',
    rows: [
      ['Piece', 'Time to build', 'from'],
      ['Dining table, oak, 2\u202fm', '6 weeks', '€2,900'],
      ['Bed, ash, 1.60\u202fm', '5 weeks', '€2,400'],
      ['Book wall, 3\u202fm', '8 weeks', '€6,800'],
      ['Kitchen, solid wood', '12 weeks', '€18,500'],
      ['Front door, larch', '7 weeks', '€5,200'],
    ],
  },
  questions: {
    title: 'Frequent questions',
    items: [
      {
        title: 'How soon can you come?',
        text: 'The first visit is usually within two weeks. We begin to build after four to twelve weeks, depending on the season; the quote names the date.',
      },
      {
        title: 'May I bring my own wood?',
        text: 'Gladly. We measure its moisture and tell you honestly what may become of it. Sometimes it is a table top, sometimes just one good board.',
      },
      {
        title: 'How do I care for oiled wood?',
        text: 'Wipe it with a damp cloth. Once a year a little oil, which you get from us. We show you how when we deliver.',
      },
      {
        title: 'Do you work outside the region?',
        text: 'Yes, if the piece is worth it. We deliver between Hamburg and Kolding ourselves; further away we work with carriers we know.',
      },
    ],
  },
  call: {
    title: 'Tell us what you have in mind',
    button: 'Discuss a project',
  },
}
