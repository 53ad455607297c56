import type { SameShape } from '#kernel/i18n/messages.ts'
import type { openingDe } from './messages.de.ts'

export const openingEn: SameShape<typeof openingDe> = {
  above: {
    name: 'Intro with a picture below',
    eyebrow: 'Welcome',
    title: 'Good work begins with a good conversation',
    text: 'We listen, look closely and tell you honestly what is possible. That is how something comes about that suits you and lasts.',
    first: 'Make an appointment',
    second: 'More about us',
  },
  beside: {
    name: 'Intro with a picture beside it',
    eyebrow: 'A family business since 1987',
    title: 'Close by, personal, reliable',
    text: 'With us you always talk to the people who will do the work afterwards. That saves trips, time and misunderstandings.',
    first: 'Get to know us',
  },
  over: {
    name: 'Intro on a picture',
    title: 'Good to have you here',
    text: 'Take a moment and have a look around. If you have questions, we are only a phone call away.',
    first: 'How to reach us',
  },
  plain: {
    name: 'Intro without a picture',
    eyebrow: 'At a glance',
    title: 'What we can do for you',
    text: 'Whether it is a small favour or a large plan: here you find what we offer, what it costs and how to reach us fastest.',
  },
  call: {
    name: 'Call to action on a coloured background',
    title: 'Tell us what you have in mind',
    text: 'A first conversation costs nothing and commits you to nothing. Afterwards we usually both know how to go on.',
    first: 'Arrange a conversation',
  },
  quiet: {
    name: 'Quiet call to action',
    title: 'Not sure yet? Just ask.',
    text: 'Write us two sentences about what you need. You will have an answer on the next working day, from a human being.',
    first: 'Write a message',
    second: 'To the home page',
  },
}
