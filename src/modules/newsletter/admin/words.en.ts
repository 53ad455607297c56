import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './words.de.ts'

/** What the list and the form of templates say. */
export const en: SameShape<typeof de> = {
  templates: {
    one: 'Template',
    many: 'Templates',
    create: 'Create template',
    search: 'Name or subject',
    empty: {
      title: 'No template yet',
      text: 'A template is an email made of headings, texts and pictures that you use again and again. Start with a ready-made one above.',
    },
    fields: {
      name: 'Name',
      lang: 'Language',
      subject: 'Subject',
      preheader: 'Preview text',
      modules: 'Blocks',
      status: 'State',
      revision: 'Revision',
    },
    hints: {
      name: 'For you alone; it is not part of the newsletter.',
      preheader: 'Many inboxes show it beside the subject.',
    },
    choices: {
      lang: { de: 'German', en: 'English' },
      status: { draft: 'Unfinished', ready: 'Ready' },
    },
  },
}
