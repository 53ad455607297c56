export const worksDe = {
  title: 'Arbeiten',
  slug: 'arbeiten',
  description:
    'Tische, Bücherwände, Türen und Details aus der Werkstatt von {{business.name}} in {{business.city}}.',
  heading: {
    eyebrow: 'Aus unserer Werkstatt',
    text: 'Arbeiten',
  },
  lead: 'Eine kleine Auswahl. Zu jedem Stück gehört ein Haus, in dem es steht, und meist eine Familie, die es gern zeigt.',
  call: {
    title: 'Ein Stück wie dieses?',
    button: 'Projekt besprechen',
  },
}
