import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-defaults.de.ts'

export const en: SameShape<typeof de> = {
  text: 'We take the time to talk, say honestly what is possible, and keep our word. What we start, we finish.\n\nWrite to us or drop in. We usually have an appointment for you within the week.',
  heading: 'What we stand for',
  download: 'Download the price list',
  image: 'A look inside',
  video: 'A tour in two minutes',
  button: { contact: 'Make an appointment', more: 'More about us' },
  section: {
    heading: 'Good advice, clean work',
    left: 'It begins with a conversation: what do you need, what is already there, what may it cost? Then we make you an offer you can rely on.',
    right:
      'While the work is under way you always talk to the same person. And if something sticks later on, we come back.',
  },
  column: 'Give us a call, we are happy to help.',
  accordion: {
    first: {
      title: 'How do I get an appointment?',
      text: 'The quickest way is by phone. You can also write to us, and we will answer on the next working day.',
    },
    second: {
      title: 'What does the first meeting cost?',
      text: 'Nothing. We look at what it is about and tell you whether we can help.',
    },
    third: {
      title: 'Can I pay by card?',
      text: 'Yes: cash, card or invoice, whichever you prefer.',
    },
  },
  tabs: {
    first: {
      title: 'At our place',
      text: 'Visit us during opening hours. You can park right behind the house, and there are no steps at the door.',
    },
    second: {
      title: 'At your place',
      text: 'We come to you if you like. Travel within 30\u00a0kilometres is free.',
    },
    third: {
      title: 'By video',
      text: 'If it is too far, we can talk by video. A browser is all you need.',
    },
  },
  table: {
    caption: 'Prices, VAT included',
    service: 'Service',
    duration: 'Duration',
    price: 'Price',
    first: { name: 'First meeting', duration: '30\u00a0minutes', price: 'free' },
    second: { name: 'Consultation', duration: '60\u00a0minutes', price: '€85.00' },
    third: { name: 'Consultation at your place', duration: '90\u00a0minutes', price: '€120.00' },
  },
  quote: {
    text: 'On time, friendly, and in the end exactly what we had agreed. We will gladly come again.',
    author: 'The Petersen family',
    role: 'Customers since 2019',
  },
  cards: {
    first: {
      title: 'Advice',
      text: 'We listen, ask, and show you your options.',
    },
    second: {
      title: 'Work',
      text: 'Planned with care, begun on time, and made to last.',
    },
    third: {
      title: 'Service',
      text: 'We are there afterwards too: for questions, care and small repairs.',
    },
    more: 'Find out more',
  },
  hero: {
    eyebrow: 'Your local business',
    title: 'Good work that lasts.',
    text: 'We are a small team with a lot of experience. Tell us what you have in mind, and we will tell you how it can be done.',
  },
  logos: 'Who we work with',
  entries: 'News',
  products: 'New in the shop',
  productGroups: 'Browse the shop',
  files: 'Downloads',
  html: '<p><strong>How to find us</strong><br>Five minutes on foot from the station: across the market square, then the second street on the left.</p>',
}
