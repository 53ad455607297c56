import type { SameShape } from '#kernel/i18n/messages.ts'
import type { disclaimerDe, shippingDe } from './messages-legal.de.ts'

export const disclaimerEn: SameShape<typeof disclaimerDe> = {
  title: 'Disclaimer',
  lead: 'What we answer for on this website, and where our responsibility ends.',
  content: {
    title: 'Our content',
    text: '{{name}} puts the content of this website together with care and keeps it up to date. Still, things change and mistakes happen. Our written offers and agreements are therefore what counts. Liability for intent, gross negligence and injury to life, body or health is not affected.',
  },
  links: {
    title: 'Links to other websites',
    text: 'Where a link leads to somebody else’s website, its operator is responsible for what is there. We noticed nothing unlawful when we set the link. If we learn of it later, we remove the link.',
  },
  rights: {
    title: 'Texts and pictures',
    text: 'The texts, pictures and design of this website are protected by copyright. Please ask us before you use any of it.',
  },
  report: {
    title: 'Something is wrong?',
    text: 'Write to us and we will look into it:',
  },
}

export const shippingEn: SameShape<typeof shippingDe> = {
  title: 'Shipping costs',
  lead: 'We tell you what a delivery costs before you order.',
  cost: {
    title: 'How we work out shipping',
    text: 'Shipping costs depend on size, weight and destination. {{name}} states them as a total including VAT in the offer, before you place an order. There are no further costs.',
  },
  pickup: {
    title: 'Collection',
    text: 'If you collect from us, there are no shipping costs. Please arrange a time first:',
  },
  questions: {
    title: 'Questions about delivery',
    text: 'We are happy to tell you where we deliver and how long it takes:',
  },
}
