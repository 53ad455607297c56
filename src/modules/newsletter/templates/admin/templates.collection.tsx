import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { adminWords } from '../../admin/messages.ts'
import { TEMPLATES } from '../../admin/paths.ts'
import { READY_MADE, readyMade } from '../ready-made.ts'
import { newsletterTemplate } from '../template.ts'
import { mailField } from './mail-field.tsx'
import { SendSection } from './send-section.tsx'
import { TestSection } from './test-section.tsx'

export const templates = nounCollection(newsletterTemplate, {
  name: 'newsletter-templates',
  path: TEMPLATES,
  words: wordsOf(adminWords, 'templates'),
  fields: { modules: mailField },
  columns: ['name', 'subject', 'status', 'lang', 'updated'],
  create: (search) => {
    const kind = READY_MADE.find((known) => known === search.get('start')) ?? 'empty'
    return readyMade(kind, search.get('lang') === 'en' ? 'en' : 'de')
  },
  form: {
    main: { head: ['subject', 'preheader'], content: ['modules'] },
    side: { about: ['name', 'lang'], test: TestSection, send: SendSection },
  },
})
