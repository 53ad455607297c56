import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { adminWords } from '../../admin/messages.ts'
import { TEMPLATES } from '../../admin/paths.ts'
import { newsletterTemplate } from '../template.ts'
import { DesignTemplate } from './design-template.tsx'

export const templates = nounCollection(newsletterTemplate, {
  name: 'newsletter-templates',
  path: TEMPLATES,
  words: wordsOf(adminWords, 'templates'),
  columns: ['name', 'subject', 'status', 'lang', 'updated'],
  Edit: EditTemplate,
})

function EditTemplate({ id }: { id: string | undefined }) {
  return <DesignTemplate id={id} collection={templates} />
}
