import type { galleryDe } from './gallery.de.ts'

export const galleryEn: typeof galleryDe = {
  page: {
    title: 'Glimpses',
    slug: 'glimpses',
    description:
      'Pictures from the bakehouse, the shop and the café: bread, cakes and the people of {{business.name}}.',
  },
  opening: {
    eyebrow: 'Gallery',
    heading: 'Glimpses',
    lead: 'Between half past two and half past six nobody watches us. So we made some pictures, from the first fire to the last slice of cake.',
  },
  call: {
    heading: 'Rather see for yourself?',
    text: 'On the last Saturday of every month we open the bakehouse at five in the morning for eight guests. Sign up at {{business.email}}.',
    button: 'Contact and sign-up',
  },
}
