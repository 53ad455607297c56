import type { aboutDe } from './about.de.ts'

export const aboutEn: typeof aboutDe = {
  page: {
    title: 'About us',
    slug: 'about-us',
    description:
      'The story of {{business.name}}, our craft and the people who bake in {{business.city}}.',
  },
  opening: {
    eyebrow: 'Since 1911',
    heading: 'Four generations and one oven',
    lead: 'Our house was a bakehouse before there were house numbers. Neighbours brought their dough in bowls and fetched bread at noon. Today they only bring the bowls, for the cake.',
  },
  years: {
    heading: 'What happened since',
    items: [
      {
        title: '1911',
        text: 'Heinrich Vosswinkel leases the bakehouse. His first loaf costs 32 pfennigs and is, says the notebook, “rather firm”.',
      },
      {
        title: '1923',
        text: 'The stone oven is built of bricks from the brickworks on the Ems. It is paid for in bread; money is worth nothing that year.',
      },
      {
        title: '1958',
        text: 'Alma Vosswinkel starts a sourdough. It is still alive, and we call it “the Old Lady”.',
      },
      {
        title: '1994',
        text: 'The cold store does not come. Father turns down the offer of an industrial bakery in two sentences, one of them printable.',
      },
      {
        title: '2014',
        text: 'Katrin and Emil take over. She bakes the bread, he makes the cakes, they argue about the music.',
      },
      {
        title: '2019',
        text: 'The flour store becomes the café. The sacks are in the cellar now, the beams have stayed.',
      },
    ],
  },
  people: {
    heading: 'Who works here',
    items: [
      {
        title: 'Katrin Vosswinkel',
        text: 'Master baker. Knows by knocking whether a loaf is done, and by the doorbell who is coming.',
      },
      {
        title: 'Emil Vosswinkel',
        text: 'Master confectioner. Trained in Vienna and has said “Schlagobers” ever since.',
      },
      {
        title: 'Gesine Averbeck',
        text: 'Runs the café and the garden the flowers come from. Knows every birthday.',
      },
      {
        title: 'Tarek Haddad',
        text: 'Baker, in charge of pretzels and of good spirits before four in the morning.',
      },
      {
        title: 'Paulina Roth',
        text: 'Second-year apprentice. Her nut loaf is already on the shelf.',
      },
      {
        title: 'The Old Lady',
        text: 'Sourdough, born 1958. Lives in the coolest corner and is served breakfast first.',
      },
    ],
  },
  mill: {
    eyebrow: 'The mill',
    heading: 'Twelve kilometres to the flour',
    text: 'Every Wednesday we collect from Brinkmühle what was milled on Monday. The miller writes on each sack which field the grain came from. If you like, we show you the sack that belongs to your bread.',
  },
  quote: {
    text: 'You can make bread faster. You just cannot wait faster.',
    author: 'Katrin Vosswinkel',
    role: 'Master baker',
  },
  more: 'Pictures from bakehouse, shop and café',
}
