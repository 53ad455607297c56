import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  skip: 'Skip to content',
  menu: {
    label: 'Main menu',
    open: 'Menu',
    close: 'Close',
    below: 'Pages below {{page}}',
  },
  languages: {
    label: 'Language',
    de: 'Deutsch',
    en: 'English',
  },
  near: 'Location, hours and phone',
  footer: {
    legal: 'Legal',
    rights: '© {{name}}',
  },
  search: {
    label: 'Search this website',
    submit: 'Search',
  },
  pages: 'Main pages',
  missing: {
    title: 'Page not found',
    text: 'There is no page at this address. The search may help, or one of these pages.',
    action: 'Go to the home page',
  },
  gone: {
    title: 'This page no longer exists',
    text: 'It has been removed. The search may help, or one of these pages.',
    action: 'Go to the home page',
  },
  failed: {
    title: 'That did not work',
    text: 'The page could not be shown just now. That is our fault, not yours. Please try again in a moment.',
    action: 'Go to the home page',
    number: 'Reference for questions: {{id}}',
  },
  maintenance: {
    title: 'We are rearranging things',
    text: 'The website is closed for a short while. Please come back soon.',
    action: 'Try again',
  },
  soon: {
    title: 'Online soon',
    text: 'Our new website is on its way. Please come back soon, we look forward to seeing you.',
  },
  preview: {
    label: 'Preview',
    text: 'This website is not public yet. Only you and your team can see it.',
    action: 'Go online',
  },
}
