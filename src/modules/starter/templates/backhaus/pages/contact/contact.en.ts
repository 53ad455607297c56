import type { contactDe } from './contact.de.ts'

export const contactEn: typeof contactDe = {
  page: {
    title: 'Contact & opening hours',
    slug: 'contact',
    linktext: 'Contact',
    description:
      '{{business.name}}. {{business.address}}. Opening hours, directions and pre-orders. Phone {{business.phone}}.',
  },
  opening: {
    eyebrow: 'Contact',
    heading: 'Just follow the smell',
    lead: 'Whoever answers the phone usually has flour on their hands. Do let it ring a little longer.',
  },
  hours: 'Opening hours',
  write: {
    title: 'Write to us',
    lead: 'For cakes, please name the day and the number of guests. We answer the same working day.',
  },
  way: {
    heading: 'How to find us',
    text: 'In the middle of the old town, five minutes from the market square: {{business.address}}.\n\n- On foot: from the market past the church, then the second lane on the left.\n- By bike: the Ems cycle path runs behind the house; there are racks in the yard.\n- By car: car park at Emsinsel, three minutes from there. You may stop outside for ten minutes.\n- By train: twelve minutes on foot from the station.\n\nOne step leads into the shop. We fetch the ramp at once; please ring to the right of the door.',
  },
  order: {
    heading: 'How to pre-order',
    items: [
      {
        title: '1. Tell us what',
        text: 'By 5 pm for the next morning; cakes need more notice. Phone {{business.phone}}. Email {{business.email}}.',
      },
      {
        title: '2. We confirm',
        text: 'On the phone at once, emails on the same working day. Your order counts from our answer on.',
      },
      {
        title: '3. You collect',
        text: 'Your bread is on the shelf with your name, until one hour before closing. You pay then, in cash or by card.',
      },
    ],
    byPost: {
      text: 'Too far away? We also send bread, cakes and things that keep. In the shop you can order at any hour; we pack on the next baking day.',
      button: 'Order bread in the shop',
    },
    terms: 'Terms for pre-orders',
  },
}
