import type { ServiceWords } from './service-page.ts'

export const furnitureEn: ServiceWords = {
  title: 'Made-to-measure furniture',
  slug: 'furniture',
  description:
    'Tables, beds, cupboards and benches in oak, ash and larch, built for one particular room. {{business.name}}, {{business.city}}.',
  hero: {
    eyebrow: 'Services',
    title: 'Furniture made to measure',
    text: 'One piece for your one room, from the first line to the last coat of oil. Built so that it can be taken apart and repaired.',
  },
  chapters: [
    {
      title: 'Thought from the trunk',
      text: 'We do not begin with a catalogue but with a board. Before we draw, we lay out woods for you: how they feel, how they age, what they stand. Only then comes the shape.\n\nWe cut a table top from a single trunk, so that the grain runs across the joints. You see it, and after ten winters you feel it.',
    },
    {
      title: 'Joined, not screwed',
      text: 'Our corners are dovetailed, slotted or dowelled. Wood moves, and a good joint moves with it.\n\nWe oil or soap our surfaces. A scratch is mended in an afternoon, and nobody has to sand the whole piece.',
    },
  ],
  points: {
    title: 'What we often build',
    items: [
      {
        title: 'Tables',
        text: 'Dining tables of two to four metres, desks, benches for children who build. With a leaf that glides, if you like.',
      },
      {
        title: 'Cupboards',
        text: 'Linen cupboards, cabinets, wardrobes. With a back of wood, not of cardboard.',
      },
      {
        title: 'Beds and benches',
        text: 'Beds without a piece of metal, corner benches with storage, garden benches of larch.',
      },
    ],
  },
  quote: {
    text: 'The table has survived three moves, two children and a burst pipe. It looks better now than on the first day.',
    author: 'Dr Anke Petersen',
    role: 'Oak dining table, Schleswig',
  },
  call: { title: 'Which piece is missing in your house?', button: 'Discuss a piece' },
}
