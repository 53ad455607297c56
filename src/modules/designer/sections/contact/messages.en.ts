import type { SameShape } from '#kernel/i18n/messages.ts'
import type { contactDe } from './messages.de.ts'

export const contactEn: SameShape<typeof contactDe> = {
  plain: {
    name: 'Contact with opening hours',
    title: 'How to reach us',
    text: 'The phone is fastest. If you would rather write, we answer on the next working day. And if you just drop in, there is coffee.',
  },
  wide: {
    name: 'Contact on a coloured background',
    title: 'We look forward to meeting you',
    text: 'Call, write or come by. For everything that takes longer it is best to make an appointment.',
    first: 'Make an appointment',
  },
  hours: {
    name: 'Opening hours with a note',
    title: 'When we are here for you',
    text: 'Outside these hours you can reach us by arrangement. We are closed on public holidays.',
  },
  way: {
    name: 'Opening hours and directions',
    title: 'Directions and opening hours',
    text: '### By bus and train\n\nIt is a five-minute walk from the station, always along the water.\n\n### By car\n\nYou can park right behind the house. The entrance is next to the bakery.',
  },
}
