export const galleryDe = {
  page: {
    title: 'Einblicke',
    slug: 'einblicke',
    description:
      'Bilder aus Backstube, Laden und Café: Brot, Torten und die Menschen von {{business.name}}.',
  },
  opening: {
    eyebrow: 'Galerie',
    heading: 'Einblicke',
    lead: 'Zwischen halb drei und halb sieben sieht uns sonst niemand zu. Deshalb haben wir ein paar Bilder gemacht, vom ersten Feuer bis zum letzten Stück Kuchen.',
  },
  call: {
    heading: 'Lieber selbst schauen?',
    text: 'Jeden letzten Samstag im Monat öffnen wir um fünf\u00a0Uhr früh die Backstube für acht Gäste. Melden Sie sich an: {{business.email}}.',
    button: 'Kontakt und Anmeldung',
  },
}
