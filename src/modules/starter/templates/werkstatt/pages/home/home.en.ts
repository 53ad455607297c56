export const homeEn = {
  title: 'Home',
  slug: '',
  metaTitle: '{{business.name}} · Joinery in {{business.city}}',
  description:
    'Furniture, kitchens, doors and interiors in local wood. {{business.name}} in {{business.city}}: drawn, built and fitted by the same people.',
  hero: {
    eyebrow: 'Joinery in {{business.city}}, since 1987',
    title: 'Furniture worth inheriting.',
    text: 'We build tables, kitchens, fitted pieces and doors. The wood for them grew around {{business.city}}. Everything is drawn, made and fitted by the same six people.',
    discuss: 'Discuss a project',
    look: 'See our work',
  },
  promise: {
    title: 'We build nothing that we could not repair ourselves.',
    text: 'That promise has held since 1987, when the workshop moved into an old smokehouse by the water. Today two generations work here: six people and one very old band saw. Whatever leaves our house, we carry into yours ourselves.',
  },
  services: {
    title: 'Services',
    anchor: 'services',
    items: {
      furniture: {
        title: 'Made-to-measure furniture',
        text: 'Tables, beds, cupboards, benches. One piece for your one room, from the first line to the last coat of oil.',
      },
      kitchens: {
        title: 'Kitchens',
        text: 'Solid fronts, and worktops that are meant to show their use. We settle appliances and connections with the trades on site.',
      },
      interiors: {
        title: 'Interiors',
        text: 'Book walls, window seats, stairs and floors. In crooked houses too, because no house up here is straight.',
      },
      doors: {
        title: 'Windows and doors',
        text: 'New and restored front doors and box windows, in agreement with the heritage office where needed.',
      },
    },
  },
  works: {
    title: 'Built lately',
    anchor: 'work',
    captions: {
      table: 'Dining table for ten. Oiled oak, from a single trunk.',
      bookcase: 'Book wall with a seat. Ash and linen, an old flat in Flensburg.',
      door: 'Front door of 1911. Larch, restored and newly glazed, Arnis.',
      joint: 'Drawer, dovetailed by hand. Every corner of ours looks like this.',
    },
    more: 'All our work',
  },
  goods: { title: 'Small enough for the post' },
  steps: {
    title: 'How we work',
    anchor: 'how-we-work',
    items: [
      {
        title: '1. Looking',
        text: 'We come to you, measure and listen. The first visit costs nothing.',
      },
      {
        title: '2. Drawing',
        text: 'You get a drawing, samples of wood to touch, and a fixed price.',
      },
      {
        title: '3. Building',
        text: 'Four to ten weeks in the workshop. You may come and watch at any time.',
      },
      {
        title: '4. Fitting',
        text: 'We deliver it ourselves, fit it and take the shavings home again.',
      },
    ],
  },
  quote: {
    text: 'On their first visit they drank coffee and listened for an hour. Four months later a table stood there as if the house had been built around it.',
    author: 'The Brodersen family',
    role: 'Dining table and bench, Arnis',
  },
  news: 'From the workshop',
  visit: {
    title: 'The workshop is open',
    anchor: 'workshop',
    text: 'Drop in, preferably in the morning. You can park in the yard, and the coffee stands on the bench to the left. For a project, write us a few lines. A photo and rough measurements are enough.',
    button: 'Directions and contact',
  },
  call: {
    title: 'What may we build for you?',
    button: 'Discuss a project',
  },
}
