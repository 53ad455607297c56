import type { cakesDe } from './cakes.de.ts'

export const cakesEn: typeof cakesDe = {
  page: {
    title: 'Cakes',
    slug: 'cakes',
    linktext: 'Cakes',
    description:
      'Cakes for today, cakes to order, wedding cakes with a tasting. Prices, lead times and answers from the confectionery in {{business.city}}.',
  },
  opening: {
    eyebrow: 'Confectionery',
    title: 'Cakes for Tuesdays and weddings.',
    text: 'Emil Vosswinkel learned his trade in Vienna and patience in {{business.city}}. What he bakes is less sweet than you expect and feeds more people than you invited.',
    order: 'Order a cake',
  },
  counter: {
    heading: 'In the counter',
    items: [
      {
        title: 'Cheesecake',
        text: 'Curd from the farm, lemon, no base to get in the way. Slice €3.40, whole €34',
      },
      {
        title: 'Strawberry cake',
        text: 'From May to July, with vanilla cream and shortcrust. Slice €3.90',
      },
      {
        title: 'Bundt cake',
        text: 'From grandmother’s notebook, with rum you can only guess at. Slice €2.80',
      },
      {
        title: 'Plum cake',
        text: 'Yeast dough, crumble, a dollop of cream. September and October. Slice €3.20',
      },
      { title: 'Chocolate cake', text: 'Three layers, dark ganache, a hint of salt. Slice €4.20' },
      {
        title: 'Pumpernickel cream',
        text: 'Münsterland in a glass, with cherries and chocolate. Glass €4.60',
      },
    ],
  },
  wedding: {
    eyebrow: 'Weddings and christenings',
    heading: 'A tier for every piece of good news',
    text: 'We sit down with you, listen and let you taste three kinds. Then Emil draws, and you get a fixed price. We deliver up to 40\u202fkm; whoever baked it sets it up.\n\nFlowers come from the garden or not at all. Figures we place if you bring some.',
  },
  rules: {
    heading: 'Lead times and prices',
    caption: 'All prices include VAT and are per portion.',
    rows: [
      ['Order', 'Serves', 'Notice', 'from'],
      ['Tray cake', '20 to 24', '2 days', '€1.90'],
      ['Cake, one tier', '12 to 16', '3 days', '€3.60'],
      ['Cake, two tiers', '30 to 40', '3 weeks', '€4.80'],
      ['Wedding cake, three tiers', '60 to 90', '8 weeks', '€5.90'],
      ['Small pastries for a coffee table', '20 and more', '3 days', '€1.40'],
    ],
  },
  questions: {
    heading: 'Often asked',
    items: [
      {
        title: 'Do I pay a deposit?',
        text: 'For cakes of two tiers and more, one third once the drawing is settled. Everything else you pay when you collect it, in cash or by card.',
      },
      {
        title: 'Can I cancel?',
        text: 'Free of charge until the notice period begins. After that we have bought the ingredients and often baked already; then we charge what has accrued. Our terms say more.',
      },
      {
        title: 'Can you leave out nuts, eggs or milk?',
        text: 'Nuts and milk mostly, eggs sometimes. Everything is baked in one room, so we cannot rule out traces. Please tell us whether it is about taste or about an allergy.',
      },
      {
        title: 'Do you write on cakes?',
        text: 'Gladly, up to thirty characters at no extra cost. We spell the name back to you on the phone.',
      },
      {
        title: 'How does the cake get home in one piece?',
        text: 'In a sturdy box on the floor of the car, not on your lap. In summer with the air conditioning on and without a detour.',
      },
    ],
  },
  call: {
    heading: 'What is the occasion?',
    text: 'Tell us the day, the number of guests and what must not go in. The confectionery is best reached between 1 and 4 pm on {{business.phone}}. Email works at any time: {{business.email}}.',
    button: 'Order and collect',
  },
}
