export const aboutEn = {
  title: 'About us',
  slug: 'about-us',
  description:
    'Who draws, builds and fits at {{business.name}}, how it began and what we hold on to.',
  heading: {
    eyebrow: 'About us',
    text: 'Six people and an old smokehouse',
  },
  lead: '{{business.name}} is a joinery where everyone can do everything. Whoever draws your table also stands at the bench, and whoever built it carries it into your house.',
  beginning: {
    title: 'How it began',
    text: 'Jens Holm came to the Schlei in 1987 with a master’s certificate, a plane and very little money. The smokehouse at Hobelgang stood empty, its roof was sound, and it was twenty steps from the gate to the water. He needed nothing more.\n\nIn the first years he mostly repaired: shutters, hatches, the pews of Arnis church. He learned how furniture breaks. Since then he has built it differently.',
  },
  today: {
    title: 'How it goes on',
    text: 'Maren Holm studied interior design in Hamburg and worked in Copenhagen for three years. In 2014 she came home with a drawing board under her arm. Father and daughter have run the business together ever since.\n\nWe train one young person every other year. Four of the six people at our benches learned their trade here.',
  },
  promises: {
    title: 'What we hold to',
    items: [
      {
        title: 'Local wood',
        text: 'We buy oak, ash and larch within sixty kilometres, mostly as whole trunks. Every board knows its tree.',
      },
      {
        title: 'A fixed price',
        text: 'What the quote says is what the invoice says. If something is added, we talk first.',
      },
      {
        title: 'Repairs for life',
        text: 'If a leg wobbles after twenty years, we come. For pieces of ours we charge nothing but the trip.',
      },
    ],
  },
  visit: {
    title: 'See the workshop',
    text: 'You may watch us at work at any time. Come in the morning if you can, and bring your questions. This is where you find us: {{business.address}}.',
    button: 'How to find us',
  },
}
