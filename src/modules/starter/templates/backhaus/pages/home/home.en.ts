import type { homeDe } from './home.de.ts'

export const homeEn: typeof homeDe = {
  page: {
    title: 'Home',
    slug: '',
    metaTitle: '{{business.name}} · Bakery and café in {{business.city}}',
    description:
      'Bread, rolls, cakes and a café. Opening hours, what we bake and how to pre-order at {{business.name}}.',
  },
  opening: {
    eyebrow: 'Bakery and café in {{business.city}}',
    title: 'Good bread takes a night.',
    text: 'Our dough rests while you sleep. At half past two we fire the stone oven, at half past six everything is on the shelf: eight breads, rolls of every colour and last night’s cakes.',
    order: 'Have a loaf put aside',
    look: 'What we bake today',
  },
  hours: {
    title: 'When we are here',
    heading: 'Come while it is warm',
    text: 'The first rolls are ready at half past six, the rye bread at eight, once it can be sliced. On Sundays we sell rolls from 8 to 11 am; after that the day belongs to the café.',
    way: 'How to find us',
  },
  today: {
    eyebrow: 'From the oven',
    heading: 'On the shelf today',
    items: [
      {
        title: 'Mehlgasse loaf',
        text: 'Rye and wheat, natural sourdough, a crust you can hear from the next room. 1\u202fkg, €5.90',
      },
      {
        title: 'Pretzel',
        text: 'Thick belly, thin arms, coarse salt. On Fridays from eleven still warm. €1.40',
      },
      {
        title: 'Butter croissant',
        text: 'Three days in the making, 27 layers, nothing but butter. By ten the tray is usually empty. €1.90',
      },
    ],
    more: 'All breads and rolls',
  },
  byPost: { heading: 'Bread by post' },
  craft: {
    eyebrow: 'Craft',
    heading: 'Flour, water, salt. And sixteen hours.',
    text: 'Nothing else goes in. No ready mix, no enzymes, no frozen dough. We have fed our sourdough every day since 1958, Christmas included. We call it the Old Lady, and it sulks when the weather turns.\n\nThe grain grows in Freckenhorst and is milled twelve kilometres further on. We know the field, the miller and his dog.',
    more: 'Who we are',
  },
  sweet: {
    eyebrow: 'Confectionery',
    heading: 'And then there is Emil’s counter',
    text: 'Cheesecake with curd from the farm, bundt cake from grandmother’s notebook, cakes for christenings, weddings and perfectly ordinary Tuesdays. Please order three days ahead; for more than one tier, three weeks.',
    more: 'Cakes',
  },
  quote: {
    text: 'I have lived in Münster for four years and still drive here every Saturday. My wife says it is the bread. I say it is the bench outside the door, too.',
    author: 'Bernd Kemper',
    role: 'A regular, usually at ten past seven',
  },
  glimpses: { heading: 'A look inside', more: 'More pictures' },
  news: 'News from the bakehouse',
  call: {
    heading: 'Ordered by 5 pm, ready tomorrow morning.',
    text: 'We put your bread on the shelf with your name on it; you pay when you collect it. Call us: {{business.phone}}. You can also send an email: {{business.email}}.',
    button: 'How to pre-order',
  },
}
