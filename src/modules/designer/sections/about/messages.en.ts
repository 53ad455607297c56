import type { SameShape } from '#kernel/i18n/messages.ts'
import type { aboutDe } from './messages.de.ts'

export const aboutEn: SameShape<typeof aboutDe> = {
  story: {
    name: 'About us in two columns',
    eyebrow: 'About us',
    title: 'From a garage to a business of eight',
    left: 'It all began with one order from next door and borrowed tools. One order became ten, the garage became a hall. What has stayed is that we do every job as if it were for ourselves.',
    right:
      'Today people of three generations work here. We train, we keep learning, and every Friday at four we take time for coffee and cake together. You are welcome to join us.',
  },
  values: {
    name: 'What matters to us',
    title: 'What matters to us',
    items: {
      first: {
        title: 'Honest',
        text: 'Sometimes we advise against it. Word gets around, and that is how it should be.',
      },
      second: {
        title: 'Lasting',
        text: 'We use what lasts and can still be repaired later on.',
      },
      third: {
        title: 'Close by',
        text: 'Our material comes from the region, and so do our people.',
      },
    },
  },
  right: {
    name: 'Text with a picture on the right',
    title: 'With calm and good tools',
    text: 'Good things take their time, but no more than they need. We plan so that in the end no day is missing and none is wasted.\n\nThat is why we only take on as many orders as we can do well.',
  },
  left: {
    name: 'Text with a picture on the left',
    title: 'Where to find us',
    text: 'Our rooms are in an old courtyard, two minutes from the station. There are no steps at the entrance, and you can park behind the house.\n\n- Bus 4 to the stop “Hafen”\n- Bicycle stands in front of the door\n- Coffee is ready',
  },
  figures: {
    name: 'Three numbers',
    title: 'Our business in numbers',
    items: {
      first: { title: '38 years', text: 'is how long we have been here, at the same address.' },
      second: { title: '8 people', text: 'work with us, two of them are still learning.' },
      third: { title: '1,200 orders', text: 'have been completed so far, large and small.' },
    },
  },
  team: {
    name: 'The team as cards',
    title: 'The people behind it',
    items: {
      first: { title: 'Mira Holm', text: 'Runs the business and has the first talk with you.' },
      second: { title: 'Jonas Petersen', text: 'Plans, measures and keeps an eye on the dates.' },
      third: { title: 'Aylin Kaya', text: 'Master in the workshop and there for the apprentices.' },
    },
  },
  boss: {
    name: 'Introduction with a picture',
    title: 'Your first contact',
    text: 'When you call, it is usually me who answers. I know every order we are working on and can tell you at once when we have time.',
    author: 'Mira Holm',
    role: 'Owner',
  },
}
