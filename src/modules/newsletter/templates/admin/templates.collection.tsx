import type { Collection } from '#kernel/admin/collection/collection.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import type { MailDesigner } from '../../admin/mail-designer.ts'
import { adminWords } from '../../admin/messages.ts'
import { TEMPLATES } from '../../admin/paths.ts'
import { newsletterTemplate } from '../template.ts'
import { DesignTemplate } from './design-template.tsx'

/** The list of templates; each is opened in the designer. */
export function templatesIn(designer: MailDesigner): Collection {
  function EditTemplate({ id }: { id: string | undefined }) {
    return <DesignTemplate id={id} collection={templates} designer={designer} />
  }
  const templates: Collection = nounCollection(newsletterTemplate, {
    name: 'newsletter-templates',
    path: TEMPLATES,
    words: wordsOf(adminWords, 'templates'),
    columns: ['name', 'subject', 'status', 'lang', 'updated'],
    Edit: EditTemplate,
  })
  return templates
}
