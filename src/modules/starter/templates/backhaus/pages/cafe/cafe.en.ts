import type { cafeDe } from './cafe.de.ts'

export const cafeEn: typeof cafeDe = {
  page: {
    title: 'Café',
    slug: 'cafe',
    description:
      'Breakfast, lunch bread, coffee and cake in the café of {{business.name}} in {{business.city}}: menu, opening hours and reservations.',
  },
  opening: {
    eyebrow: 'Café',
    heading: 'Stay a little',
    lead: 'Twenty-eight seats inside, sixteen in the yard under the lime tree. The coffee is roasted in Münster, the milk comes from Füchtorf, and the wifi password is written nowhere, on purpose.',
    text: 'Dogs get water, children a piece of dough to knead. If you want to work, take the long table at the back; it is quiet there in the morning.',
  },
  menu: {
    heading: 'From early till five',
    items: [
      {
        title: 'Breakfast until 11.30 am',
        text: '- Small happiness: two rolls, butter, jam, an egg, €6.80\n- Mehlgasse: bread basket, farm cheese, ham, egg, fruit, €12.90\n- For two: all of that plus smoked trout and a croissant, €27.50\n- Porridge with apple and roasted hazelnuts, €6.20\n\nVegan is always possible: lentil spread, roast vegetables, oat milk at no extra cost.',
      },
      {
        title: 'Lunch, Tuesday to Friday',
        text: '- Farmhouse slice with fried egg and gherkin, €7.90\n- Soup of the day with as much bread as you like, €6.90\n- Tarte flambée from the stone oven, €9.80\n\nFrom noon to 2 pm, as long as the pot lasts. From ten the board says what is in it.',
      },
      {
        title: 'Coffee and cake',
        text: '- Filter coffee, one refill included, €3.20\n- Cappuccino, €3.60\n- Hot chocolate, made of actual chocolate, €4.20\n- Frisian tea by the pot, €4.80\n- Cake of the day, from €2.80',
      },
    ],
  },
  sunday: {
    eyebrow: 'On Sundays',
    heading: 'The long table',
    text: 'On Sundays from nine to twelve we lay one table for sixteen. Bread, cheese, eggs, cake, everything in the middle, €19.50 for adults; children pay one euro for each year of their age. You sit next to people you do not know yet.',
  },
  places: {
    heading: 'Reserve and celebrate',
    text: 'On weekdays there is usually a seat. For Sundays, for more than six people and for the yard when the sun is out, please book a table. Call us: {{business.phone}}.\n\nFrom Tuesday to Friday after 6 pm the whole café can be yours, for birthdays, readings or a funeral coffee, up to 44 people. We charge no rent, just bring an appetite.',
    title: 'When we are open',
  },
  quote: {
    text: 'I wrote my doctoral thesis here. In the acknowledgements the cinnamon roll comes before my supervisor.',
    author: 'Dr Lena Hölscher',
    role: 'Seat three at the long table',
  },
}
