import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  pages: {
    title: 'Pages',
    text: 'Your own CSS classes for blocks',
    fields: { custom_classes: 'CSS classes' },
    hints: {
      custom_classes:
        'The designer offers these names for every block. Your own CSS decides what they look like.',
    },
    placeholders: { custom_classes: 'Type a name, press Enter' },
    sections: { classes: 'Your own CSS classes' },
    sectionHints: {
      classes: 'Only needed if somebody has written CSS for your website.',
    },
  },
  images: {
    title: 'Images',
    text: 'How browsers keep pictures',
    fields: { force_disable_cache: 'Load pictures anew on every visit' },
    hints: {
      force_disable_cache:
        'Only for tracking down problems: it makes the website slower and uses more data. Switch it off again afterwards.',
    },
    sections: { cache: 'Cache' },
  },
  social: {
    title: 'Social media',
    text: 'Connection to your Facebook page',
    fields: {
      fb: 'Facebook',
      'fb.app_id': 'App ID',
      'fb.app_secret': 'App secret',
      'fb.page_id': 'Page ID',
      'fb.page_access_token': 'Key of the page',
    },
    hints: {
      'fb.app_id': 'You find it in the settings of your app at “Meta for Developers”.',
      'fb.page_access_token':
        'Facebook calls it “Page Access Token”. Without it, sharing on Facebook is not offered.',
    },
    sections: { facebook: 'Facebook' },
    sectionHints: {
      facebook:
        'Visitors notice nothing of it: without consent the website sends no request to Facebook.',
    },
  },
}
