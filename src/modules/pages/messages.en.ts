import type { SameShape } from '#kernel/i18n/texts.ts'
import type { de } from './messages.de.ts'
import { privacyEn } from './messages-privacy.en.ts'

export const en: SameShape<typeof de> = {
  menu: {
    services: 'Services',
    works: 'Work',
    steps: 'How we work',
    visit: 'Workshop',
    action: 'Discuss a project',
    imprint: 'Imprint',
    privacy: 'Privacy',
  },
  facts: {
    address: 'Address',
    hours: 'Opening hours',
    contact: 'Contact',
    closed: 'closed',
    until: '{{from}} to {{to}}',
    range: '{{opens}}–{{closes}}',
  },
  days: {
    mo: 'Monday',
    tu: 'Tuesday',
    we: 'Wednesday',
    th: 'Thursday',
    fr: 'Friday',
    sa: 'Saturday',
    su: 'Sunday',
  },
  home: {
    title: 'Holm & Tochter · Joinery in Kappeln on the Schlei',
    description:
      'Furniture, kitchens, doors and interiors in local wood. Holm & Tochter in Kappeln, northern Germany: drawn, built and fitted by the same people.',
    eyebrow: 'Joinery in Kappeln on the Schlei, since 1987',
    heading: 'Furniture worth inheriting.',
    lead: 'We build tables, kitchens, fitted pieces and doors in wood that grew around the Schlei fjord. Drawn, made and fitted by the same six people.',
    mail: 'Discuss a project',
    see: 'See our work',
    picture:
      'The workshop in the morning: a bench with a plane and shavings before a large window, the Schlei behind it',
    statement:
      'Jens Holm set up the workshop in an old smokehouse in 1987. Today he runs it with his daughter Maren. The promise of the first day still holds: we build nothing that we could not repair ourselves.',
    empty: 'This website is being set up.',
  },
  services: {
    title: 'Services',
    furniture: {
      title: 'Made-to-measure furniture',
      text: 'Tables, beds, cupboards, benches. One piece for your one room, from the first line to the last coat of oil.',
    },
    kitchens: {
      title: 'Kitchens',
      text: 'Solid fronts, and worktops that are meant to show their use. We settle appliances and connections with the trades on site.',
    },
    interiors: {
      title: 'Interiors',
      text: 'Book walls, window seats, stairs and floors. In crooked houses too, because no house up here is straight.',
    },
    doors: {
      title: 'Windows and doors',
      text: 'New and restored front doors and box windows, in agreement with the heritage office where needed.',
    },
  },
  works: {
    title: 'Built lately',
    table: { title: 'Dining table for ten', text: 'Oak, oiled. 3.20\u202fm from a single trunk.' },
    bookcase: { title: 'Book wall with a seat', text: 'Ash and linen. An old flat in Flensburg.' },
    door: { title: 'Front door of 1911', text: 'Larch, restored and newly glazed. Arnis.' },
    joint: {
      title: 'Drawer',
      text: 'Dovetailed by hand, without a screw or a nail. This is what every corner of ours looks like.',
    },
    alt: {
      table: 'Long oak table with chairs before a tall window in the evening light',
      bookcase: 'Book wall up to the ceiling with a built-in bench, a lamp and a ladder',
      door: 'Green front door with a fanlight in a brick wall, hollyhocks beside it',
      joint: 'Two boards with dovetails, about to be joined',
    },
  },
  steps: {
    title: 'How we work',
    meet: {
      title: 'Looking',
      text: 'We come to you, measure and listen. The first visit costs nothing.',
    },
    draw: {
      title: 'Drawing',
      text: 'You get a drawing, samples of wood to touch, and a fixed price.',
    },
    build: {
      title: 'Building',
      text: 'Four to ten weeks in the workshop. You may come and watch at any time.',
    },
    bring: {
      title: 'Fitting',
      text: 'We deliver it ourselves, fit it and take the shavings home again.',
    },
  },
  visit: {
    title: 'The workshop is open',
    text: 'Drop in, preferably in the morning. You can park in the yard, and the coffee stands on the bench to the left. For a project, write us a few lines. A photo and rough measurements are enough.',
    picture:
      'Brick house with green workshop doors by the water, stacked timber and a bicycle before it',
    mail: 'Write',
    call: 'Call',
  },
  imprint: {
    title: 'Imprint',
    lead: 'Information under section\u00a05 of the German Digital Services Act (DDG).',
    provider: 'Provider',
    represented: 'Represented by',
    contact: 'Contact',
    phone: 'Telephone: {{phone}}',
    email: 'E-mail: {{email}}',
    register: 'Commercial register',
    vat: 'VAT identification number',
    vatText: '{{id}} (section\u00a027a of the German VAT Act)',
    profession: 'Professional information',
    chamber: 'Chamber: {{chamber}}',
    professionName: 'Professional title: {{profession}}',
    rules: 'Professional rules: {{rules}}',
    dispute: 'Dispute resolution',
    disputeText:
      'We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board (section\u00a036 VSBG).',
    incomplete:
      'This imprint is not complete yet. Please enter name, address and e-mail address in the settings.',
  },
  privacy: privacyEn,
}
