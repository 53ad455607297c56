import type { SameShape } from '#kernel/i18n/messages.ts'
import type { checkDe } from './messages-check.de.ts'

export const checkEn: SameShape<typeof checkDe> = {
  rules: {
    'page-empty': 'The page has no visible content yet.',
    'heading-double': 'There is more than one main heading: “{{text}}”. A page has exactly one.',
    'heading-jump':
      'Level {{above}} is followed by level {{level}}: “{{text}}”. Level {{wanted}} would fit.',
    'alt-missing': 'This picture has no description. Describe it, or mark it as decorative.',
    'file-missing': 'This file is deleted or not public. Visitors see nothing here.',
    'link-empty': '“{{text}}” leads nowhere and is therefore not shown.',
    'link-wordless': 'This button has no text.',
    'link-missing': 'A link leads to a page that no longer exists.',
    'link-offline': 'A link leads to a page that is not live.',
    'text-empty': 'This text is empty.',
    'block-empty': 'This block is empty. Visitors see nothing here.',
    'foreign-html':
      'The HTML refers to {{host}}. This service is not in your list and is therefore not loaded.',
    'foreign-video':
      'The video is hosted by {{host}}. This service is not in your list; visitors only see a link.',
    'foreign-embed':
      'The content is hosted by {{host}}. This service is not in your list; visitors only see a link.',
    'map-unlisted': 'The map is not shown, because Google Maps is not in your list of services.',
    'legal-closed':
      'Visitors cannot read this page although the law requires it ({{address}}). Lift the restriction, or take the page offline: the one we bring then stands there again.',
    'legal-far': 'From this page {{address}} is more than two clicks away. Add a link to it.',
    'title-long': 'The title has {{length}} characters. Search engines show about {{most}}.',
    'description-missing': 'There is no description for search engines yet.',
    'description-long': 'The description has {{length}} characters. About {{most}} are shown.',
    'description-short': 'With {{length}} characters the description is very short.',
    'too-wide': 'At a width of {{width}} px this block reaches {{pixels}} px beyond the edge.',
    'small-target':
      '“{{text}}” is only {{size}} px large at a width of {{width}} px. Fingers need at least {{least}}.',
    accessibility: 'A barrier for some visitors: {{help}}',
  },
  severities: { error: 'Error', warning: 'Warning', hint: 'Hint' },
  fixes: {
    'write-alt': 'Describe the picture',
    'set-link': 'Choose where it leads',
    'set-level': 'Change the level',
    'remove-block': 'Delete the block',
    'write-text': 'Write the text',
    'edit-field': 'Change it',
    'show-block': 'Go to the block',
    'list-service': 'Add service',
    'open-page': 'Open page',
  },
}
