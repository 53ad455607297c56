import type { SameShape } from '#kernel/i18n/messages.ts'
import type { servicesDe } from './messages.de.ts'

export const servicesEn: SameShape<typeof servicesDe> = {
  cards: {
    name: 'Services as cards',
    title: 'Our services',
    items: {
      first: {
        title: 'Advice',
        text: 'We work out what you need and what is worth it, at your home if you like.',
      },
      second: {
        title: 'Getting it done',
        text: 'Carefully, on time and at the agreed price. We also tidy up afterwards.',
      },
      third: {
        title: 'Staying in touch',
        text: 'We stay in touch. If something comes up later, someone who knows your project will come.',
      },
    },
  },
  list: {
    name: 'Services as a list',
    eyebrow: 'What we do',
    title: 'From the first sketch to the last screw',
    items: {
      first: {
        title: 'Planning and design',
        text: 'Sketches, measurements and samples to touch, so that you know what you will get.',
      },
      second: {
        title: 'Made to order',
        text: 'Single pieces and small series, from material we choose ourselves.',
      },
      third: {
        title: 'Repair',
        text: 'Much can be saved. We tell you honestly when it is no longer worth it.',
      },
      fourth: {
        title: 'Care and maintenance',
        text: 'A look once a year costs little and saves a lot of trouble.',
      },
    },
  },
  tabs: {
    name: 'Services in tabs',
    title: 'Who we work for',
    items: {
      first: {
        title: 'At home',
        text: 'We plan so that everyday life goes on. We agree on every day with you and leave everything clean.',
      },
      second: {
        title: 'In business',
        text: 'We also work early, late or at weekends, so that your business does not stand still. You get fixed dates and one person to talk to.',
      },
      third: {
        title: 'Clubs and schools',
        text: 'A lot can be done with little money. We advise on grants and are glad about helping hands.',
      },
    },
  },
  steps: {
    name: 'Three steps',
    title: 'How it works',
    items: {
      first: {
        title: '1. Getting to know you',
        text: 'You tell us what you have in mind. We ask questions and look at everything.',
      },
      second: {
        title: '2. Our offer',
        text: 'Within a week you have a fixed price and a date.',
      },
      third: {
        title: '3. The work',
        text: 'We get going, keep you informed and hand over only when everything is right.',
      },
    },
  },
  path: {
    name: 'Four steps',
    eyebrow: 'The way to your appointment',
    title: 'Four simple steps',
    items: {
      first: { title: 'Call', text: 'Or write, whichever you prefer.' },
      second: { title: 'Choose', text: 'We suggest three dates that fit.' },
      third: { title: 'Come by', text: 'Bring along what you already have.' },
      fourth: { title: 'Lean back', text: 'We take care of the rest.' },
    },
  },
}
