import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  business: {
    title: 'About the business',
    text: 'Name, address, contact, opening hours and legal details: entered once, right everywhere',
  },
  seo: {
    title: 'Titles and search engines',
    text: 'What the website is called and how it looks in search engines and when shared',
    fields: {
      title: 'Name of the website',
      title_pattern: 'Pattern for page titles',
      description: 'Description',
      keywords: 'Keywords',
      og_image: 'Picture for sharing',
      is_indexed: 'Search engines may show the website',
      robots_lines: 'Additional lines for robots.txt',
      verify_google: 'Google Search Console',
      verify_bing: 'Bing Webmaster Tools',
      routes: 'Settings for individual addresses',
      'routes.route': 'Address',
      'routes.title': 'Title',
      'routes.description': 'Description',
      'routes.keywords': 'Keywords',
      'routes.og_image': 'Picture for sharing',
      'routes.noindex': 'Do not show in search engines',
    },
    hints: {
      is_indexed:
        'Switch off while you are still building: search engines will then leave the website out.',
      robots_lines: 'One rule per line, e.g. Disallow: /internal',
      verify_google: 'Only the content of the meta tag Google gives you.',
      verify_bing: 'Only the content of the meta tag Bing gives you.',
      title_pattern: '{title} is the page title, {site} the name of the website.',
      description: 'Used for pages without their own description.',
      og_image: 'Used for pages without their own picture.',
      'routes.route': 'As shown in the browser, e.g. /Impressum',
    },
    sections: {
      engines: 'Search engines',
      links: 'Links that lead nowhere',
      site: 'Website',
      share: 'When shared',
      routes: 'Individual addresses',
      preview: 'How a search result looks',
    },
    sectionHints: { routes: 'For pages that are not in the tree, e.g. the sign-in page.' },
  },
}
