import type { contactDe } from './contact.de.ts'

export const contactEn: typeof contactDe = {
  title: 'Contact',
  slug: 'contact',
  description:
    '{{business.name}}, {{business.address}}. Phone {{business.phone}}. Email {{business.email}}. Who to ask, how to get here and when we are open.',
  heading: { eyebrow: 'Contact', text: 'Say hello' },
  lead: 'Best of all beside the pitch. On {{business.phone}} somebody usually answers with a chip fork in hand. At {{business.email}} the office replies.',
  hours: 'Office and clubhouse',
  write: {
    title: 'Write to us',
    lead: 'We pass your message on to the right people.',
  },
  way: {
    title: 'How to find us',
    text: 'The Deichstadion is right behind the embankment of the Aller. The address: {{business.address}}.\n\n- By bicycle: along the river towards the four masts. Racks are at the entrance.\n- By bus: line 9 to “Deichwinkel”, then three minutes on foot.\n- By car: park at the clubhouse, on match days at the Aller hall.\n- By wheelchair: level access to the right of the ticket booth, twelve places beside the pitch.',
  },
  people: {
    title: 'Who can help?',
    rows: [
      ['About', 'Person', 'When'],
      ['Membership and fees', 'Jürgen Behnke', 'Thursdays, 6–8 pm'],
      ['Youth and trial sessions', 'Svenja Lohmann', 'Tuesdays, 4–6 pm'],
      ['Clubhouse and parties', 'Gudrun Thies', 'during opening hours'],
      ['Press and supporters', 'Katrin Ahlers', 'by appointment'],
      ['Child protection, in confidence', 'Hanna Röver', 'Tuesdays in the youth room'],
    ],
  },
  call: {
    title: 'Fancy three trial sessions?',
    button: 'See the training times',
  },
}
