import type { SameShape } from '#kernel/i18n/messages.ts'
import type { sectionsDe } from './messages-sections.de.ts'

export const sectionsEn: SameShape<typeof sectionsDe> = {
  groups: {
    opening: 'Intro',
    services: 'Services',
    about: 'About us',
    picture: 'Text and picture',
    steps: 'How it works',
    figures: 'Numbers',
    team: 'Team',
    voices: 'Testimonials',
    logos: 'Logos',
    gallery: 'Gallery',
    prices: 'Prices',
    table: 'Table',
    questions: 'Questions',
    news: 'News',
    downloads: 'Downloads',
    hours: 'Opening hours',
    contact: 'Contact',
    call: 'Call to action',
  },
  templates: {
    home: { title: 'Home page', hint: 'Who you are, what you do and how to reach you.' },
    about: { title: 'About us', hint: 'Your story, your people and what matters to you.' },
    services: { title: 'Services', hint: 'What you offer and what working with you is like.' },
    contact: { title: 'Contact', hint: 'Phone, address, opening hours and directions.' },
    prices: { title: 'Prices', hint: 'Price list, comparison and the questions about them.' },
    questions: { title: 'Questions', hint: 'Answers to what you are asked most often.' },
    gallery: { title: 'Gallery', hint: 'Your work in pictures and what others say about it.' },
    landing: { title: 'Landing page', hint: 'One page, one offer, one next step.' },
  },
}
