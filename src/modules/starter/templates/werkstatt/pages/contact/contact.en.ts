export const contactEn = {
  title: 'Contact',
  slug: 'contact',
  description:
    '{{business.name}}, {{business.address}}. Phone {{business.phone}}. Email {{business.email}}. Opening hours and directions.',
  heading: {
    eyebrow: 'Contact',
    text: 'Talk to us',
  },
  lead: 'The telephone is quickest, an email most thorough. A photo of the room and rough measurements are enough; we look at the rest at your place.',
  hours: 'When you reach us',
  write: {
    title: 'Write to us',
    lead: 'A few sentences are enough. We get back to you the next working day.',
  },
  way: {
    title: 'How to find us',
    text: 'The workshop is twenty steps from the water: {{business.address}}.\n\n- By car: from the main road towards the harbour, right after the bridge. You can park in the yard.\n- By bicycle: along the shore until it smells of wood.\n- By bus: stop “Hafen”, from there four minutes on foot.\n\nThe gate is 2.40\u202fm wide. If you come with a trailer, please call first.',
  },
  help: {
    title: 'What helps us',
    items: [
      {
        title: 'What it is about',
        text: 'Table, kitchen, door? One sentence is enough.',
      },
      {
        title: 'Where it will stand',
        text: 'A photo of the room, untidy is fine.',
      },
      {
        title: 'When',
        text: 'Is there a day by which it must be there?',
      },
    ],
  },
}
