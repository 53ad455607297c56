import type { clubhouseDe } from './clubhouse.de.ts'

export const clubhouseEn: typeof clubhouseDe = {
  title: 'Clubhouse',
  slug: 'clubhouse',
  description: 'The clubhouse of {{business.name}}: rooms, opening hours, parties and pictures.',
  hero: {
    eyebrow: 'Bar, hall, terrace',
    title: 'Our living room by the river.',
    text: 'Built by ourselves in 1953, painted three times since and never once locked when somebody was thirsty. Guests are as welcome as members.',
    button: 'Ask for a room',
  },
  rooms: {
    title: 'Rooms',
    items: [
      [
        'Bar',
        '48 seats, a counter, table football and the wall of cups. Dice on Fridays from 7 pm, a big screen for internationals.',
      ],
      [
        'Star hall',
        '90 seats, a stage, a sound system and its own kitchen. For birthdays, christenings and meetings, dancing included.',
      ],
      [
        'Terrace',
        '60 seats overlooking the pitch. Parasols, a grill and in summer the best sunset in town.',
      ],
    ],
  },
  hire: {
    title: 'Celebrate here',
    caption: 'Hire per day, final cleaning included',
    rows: [
      ['Room', 'Members', 'Guests'],
      ['Bar', '€90', '€160'],
      ['Star hall', '€180', '€320'],
      ['Hall and terrace', '€220', '€390'],
    ],
    text: 'Drinks come from our bar, food you may bring yourself. Please ask six weeks ahead, and earlier for May and June.',
  },
  kitchen: {
    title: 'What is on the plate',
    text: 'Gudrun and Ali have cooked together since 2016 without a quarrel. Lentil soup on Thursdays, fried fish on Fridays, and after the Sunday match bratwurst from the country butcher and köfte from the grill.\n\n- Bratwurst in a roll €3.50\n- Köfte with salad €6.50\n- Lentil soup €4.50\n- Chips, large €3.00',
  },
  hours: 'Opening hours',
  gallery: 'A look inside',
}
