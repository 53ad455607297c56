import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-ready.de.ts'

/** The words of ready-made templates; everything in them is there to be written over. */
export const en: SameShape<typeof de> = {
  empty: {
    label: 'Empty',
    about: 'A heading and a paragraph. You build the rest yourself.',
    subject: 'News from {{business.name}}',
    preheader: 'What matters most, in one sentence.',
    heading: 'Where shall we start?',
    text: 'Hello {{subscriber.name}}!\n\nWrite here what is new.',
  },
  news: {
    label: 'News',
    about: 'One large topic, two small ones below. For the monthly letter.',
    subject: 'What is new at {{business.name}}',
    preheader: 'A three-minute read: what happened and what comes next.',
    heading: 'What we have been up to',
    lead: 'Hello {{subscriber.name}}!\n\nThe month has flown by. Here is what matters most.',
    first: 'The first topic',
    firstText:
      'Say in two or three sentences what it is about and what your readers get out of it.',
    more: 'Read more',
    left: 'Also new',
    leftText: 'A short message that stands on its own.',
    right: 'Did you know?',
    rightText: 'A tip, a number, or a look behind the scenes.',
    bye: 'Kind regards\n\nThe team of {{business.name}}',
  },
  offer: {
    label: 'Offer',
    about: 'One offer, one picture, one button. For everything that ends soon.',
    subject: '{{subscriber.first_name}}, until Sunday only: our offer for you',
    preheader: 'While stocks last.',
    eyebrow: 'Until Sunday only',
    heading: 'Our offer of the week',
    text: 'Say what it is first, then what it costs, and finally how long it lasts.',
    action: 'See the offer',
    quote: 'So good that I came back the same day.',
    author: 'A customer',
    small: 'Any questions? Call us: {{business.phone}}.',
  },
  invitation: {
    label: 'Invitation',
    about: 'What, when and where, with one clear answer. For parties and dates.',
    subject: 'You are invited',
    preheader: 'Come by, we look forward to seeing you.',
    eyebrow: 'You are invited',
    heading: 'Celebrate with us',
    text: 'Hello {{subscriber.name}}!\n\nThere is something to celebrate, and we would miss you. Feel free to bring someone along.',
    when: 'When?',
    whenText: 'Saturday, from 2 pm',
    where: 'Where?',
    whereText: 'At our place. The address: {{business.address}}.',
    action: 'I would love to come',
  },
}
