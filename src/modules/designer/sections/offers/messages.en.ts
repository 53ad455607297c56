import type { SameShape } from '#kernel/i18n/messages.ts'
import type { offersDe } from './messages.de.ts'

export const offersEn: SameShape<typeof offersDe> = {
  table: {
    name: 'Price list',
    title: 'What it costs',
    text: 'All prices include VAT. Travel within the town is free.',
    caption: 'Prices by service',
    head: { service: 'Service', time: 'Duration', price: 'Price' },
    rows: {
      first: { service: 'First conversation', time: '30\u00a0minutes', price: 'free' },
      second: { service: 'On-site consultation', time: '60\u00a0minutes', price: '€85.00' },
      third: { service: 'Hourly rate', time: '60\u00a0minutes', price: '€68.00' },
      fourth: { service: 'Yearly check', time: 'by arrangement', price: 'from €120.00' },
    },
  },
  packages: {
    name: 'Three offers side by side',
    title: 'Three ways, one fixed price',
    small: {
      title: 'Small',
      text: '€49 a month\n\n- One appointment a month\n- An answer within two days\n- Cancel at any time',
    },
    middle: {
      title: 'Medium',
      text: '€89 a month\n\n- Two appointments a month\n- An answer on the next working day\n- One person to talk to',
    },
    large: {
      title: 'Large',
      text: '€149 a month\n\n- Appointments as needed\n- An answer on the same day\n- At weekends too',
    },
  },
  compare: {
    name: 'Comparison as a table',
    title: 'Which one suits you?',
    caption: 'Our offers compared',
    head: { what: 'Included', basic: 'Basic', full: 'All round' },
    rows: {
      first: { what: 'Advice', basic: 'yes', full: 'yes' },
      second: { what: 'The work', basic: 'yes', full: 'yes' },
      third: { what: 'Yearly check', basic: 'on request', full: 'yes' },
      fourth: { what: 'Help at weekends', basic: 'no', full: 'yes' },
    },
  },
  questions: {
    name: 'Frequently asked questions',
    title: 'Frequently asked questions',
    items: {
      first: {
        title: 'How soon can I get an appointment?',
        text: 'Usually within two weeks. If it is urgent, please say so on the phone right away.',
      },
      second: {
        title: 'Do I have to prepare anything?',
        text: 'No. But photos and rough measurements help us to be specific in the first conversation.',
      },
      third: {
        title: 'Is the price in the offer binding?',
        text: 'Yes, we stick to it. Should something change along the way, we talk to you first.',
      },
      fourth: {
        title: 'How can I pay?',
        text: 'In cash, by card or by invoice within 14 days.',
      },
    },
  },
  beside: {
    name: 'Questions beside an introduction',
    title: 'Good to know',
    text: 'Here are the answers to the questions we are asked most often. Yours is not here? Just give us a call.',
    items: {
      first: {
        title: 'Are your rooms accessible?',
        text: 'Yes. There are no steps at the entrance, and there is a wheelchair-accessible toilet.',
      },
      second: {
        title: 'May I bring my dog?',
        text: 'Gladly, as long as it stays on the lead. There is water.',
      },
      third: {
        title: 'What if I have to cancel?',
        text: 'Up to 24 hours before, cancelling costs nothing. A short call is enough.',
      },
    },
  },
}
