import type { ServiceWords } from './service-page.ts'

export const interiorsEn: ServiceWords = {
  title: 'Kitchens and interiors',
  slug: 'interiors',
  description:
    'Kitchens, book walls, window seats and stairs in solid wood, for crooked houses too. {{business.name}}, {{business.city}}.',
  hero: {
    eyebrow: 'Services',
    title: 'Kitchens and interiors',
    text: 'Kitchens, book walls, window seats, stairs. In crooked houses too, because no house up here is straight.',
  },
  chapters: [
    {
      title: 'Kitchens for cooking',
      text: 'Solid fronts, drawers that close quietly even when full, and worktops that may show that somebody cooks. We first ask who stands where, and what must always be at hand.\n\nWe settle appliances, water and power with the trades on site. You have one person to talk to, not five.',
    },
    {
      title: 'Fitted pieces that fit',
      text: 'Old houses have character and seldom right angles. We measure every wall by itself, and adapt and fit until no sheet of paper goes into the gap.\n\nWhat we build in can be taken out again. Perhaps you will move one day after all.',
    },
  ],
  points: {
    title: 'How it goes',
    items: [
      {
        title: 'Measuring',
        text: 'We measure with laser and folding rule, and look at what lies behind the wall.',
      },
      {
        title: 'Model',
        text: 'You get a drawing and, where it helps, a cardboard model to push around.',
      },
      {
        title: 'Fitting',
        text: 'Most kitchens stand within four days. We sweep every evening, and on the last day we show you everything.',
      },
    ],
  },
  quote: {
    text: 'We wanted shelves and got a favourite place. The seat at the window is never empty.',
    author: 'Jule and Tom Andresen',
    role: 'Book wall with a seat, Flensburg',
  },
  call: { title: 'Show us your room', button: 'Discuss your room' },
}
