import type { SameShape } from '#kernel/i18n/messages.ts'
import type { showingDe } from './messages.de.ts'

export const showingEn: SameShape<typeof showingDe> = {
  voice: {
    name: 'One testimonial',
    text: 'From the first call on we felt in good hands. On time, friendly and in the end exactly as we had imagined it.',
    author: 'The Petersen family',
    role: 'Customers since 2019',
  },
  voices: {
    name: 'Three testimonials',
    title: 'What others say about us',
    items: {
      first: {
        text: 'One call on Monday, everything done on Thursday. It does not get better than that.',
        author: 'Dr. Sabine Wulff',
        role: 'Surgery on the market square',
      },
      second: {
        text: 'Finally someone who listens first and then does the sums. The price was right to the cent.',
        author: 'Emre Demir',
        role: 'Café Anker',
      },
      third: {
        text: 'Reliable for years. And the children love the visits to the workshop.',
        author: 'Britta Claussen',
        role: 'Head teacher',
      },
    },
  },
  logos: { name: 'Partner logos', title: 'Who we work with' },
  gallery: {
    name: 'Gallery',
    title: 'A look inside',
    text: 'A few pieces from recent months. Tap a picture to enlarge it.',
  },
  video: {
    name: 'Video with an introduction',
    title: 'A tour in two minutes',
    text: 'Come along through our rooms, from the store to the table where everything begins.',
    film: 'A tour of our rooms',
  },
  news: { name: 'News', title: 'News' },
  newsRow: {
    name: 'News with three entries',
    eyebrow: 'Always up to date',
    title: 'What is going on here',
  },
  files: {
    name: 'Files to download',
    title: 'Downloads',
    text: 'Price list, leaflets and forms, to print or to pass on.',
    list: 'Our documents',
  },
  file: {
    name: 'One download with text',
    title: 'Everything on two pages',
    text: 'Our services and prices as a PDF, so that you can compare in peace.',
    label: 'Download the overview',
  },
}
