export const worksEn = {
  title: 'Our work',
  slug: 'work',
  description:
    'Tables, book walls, doors and details from the workshop of {{business.name}} in {{business.city}}.',
  heading: {
    eyebrow: 'From our workshop',
    text: 'Our work',
  },
  lead: 'A small selection. To every piece belongs a house in which it stands, and mostly a family who likes to show it.',
  call: {
    title: 'A piece like this?',
    button: 'Discuss a project',
  },
}
