import type { ReferenceSource } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { newsletterTemplate } from '../templates/template.ts'
import { TEMPLATES } from './paths.ts'

export { MailFrame } from '../templates/admin/mail-frame.tsx'
export { TestForm } from '../templates/admin/test-section.tsx'

const FOUND = 50

/** Templates that can be sent, by name. */
export const newsletterTemplateSource: ReferenceSource = {
  name: 'newsletter-template',
  find: async (search) => {
    const { items } = await newsletterCall(newsletterTemplate.calls.list, {
      query: { search, limit: FOUND, sort: 'name', status: 'ready' },
    })
    return items.map(({ _id, name }) => ({ value: _id, label: name }))
  },
  read: async (id) => {
    const [found] = (await newsletterCall(newsletterTemplate.calls.read, { params: { id } })).items
    return { value: id, label: found?.name ?? id }
  },
  path: (id) => `${TEMPLATES}/edit/${id}`,
}
