import type { SameShape } from '#kernel/i18n/texts.ts'
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
      og_image: 'Picture when shared',
      is_indexed: 'Search engines may show the website',
      robots_lines: 'Further lines of robots.txt',
      verify_google: 'Google Search Console',
      verify_bing: 'Bing Webmaster Tools',
      routes: 'For single addresses',
      'routes.route': 'Address',
      'routes.title': 'Title',
      'routes.description': 'Description',
      'routes.keywords': 'Keywords',
      'routes.og_image': 'Picture when shared',
      'routes.noindex': 'Do not show in search engines',
    },
    hints: {
      is_indexed:
        'Off: every page asks search engines to leave it out. Good while you are building.',
      robots_lines: 'One rule per line, e.g. Disallow: /internal',
      verify_google: 'Only the content of the meta tag Google gives you.',
      verify_bing: 'Only the content of the meta tag Bing gives you.',
      title_pattern: '{title} is the title of the page, {site} the name of the website.',
      description: 'Holds where a page has none of its own.',
      og_image: 'Holds where a page has none of its own.',
      'routes.route': 'As it is called, e.g. /Impressum',
    },
    sections: {
      engines: 'Search engines',
      links: 'Links that lead nowhere',
      site: 'Website',
      share: 'When shared',
      routes: 'Single addresses',
      preview: 'How a search result looks',
    },
    sectionHints: { routes: 'For pages that are not in the tree, e.g. the sign-in page.' },
  },
}
