import type { Lang } from '#kernel/i18n/messages.ts'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import { blockLoadersOf } from '#kernel/server/site/block/block-loader.ts'
import {
  type ContactField,
  type ContactForm,
  contactForm,
} from '#modules/pages/blocks/contact-form/block.ts'
import { messageSection } from '../../config.ts'
import type { MessageTables } from '../../server/tables.ts'
import { contactPage } from '../form-page.ts'

/** Every contact form of a page shows the fields of the settings. */
export const loadContactForms = blockLoadersOf<MessageTables>()(
  [contactForm],
  async ({ config, lang }, blocks) => {
    const form: ContactForm = {
      fields: shownFields(config, lang),
      action: contactPage.path[lang],
    }
    return {
      data: new Map(blocks.map(({ id }): [string, ContactForm] => [id, form])),
      tags: ['config'],
    }
  },
)

export function shownFields(config: ConfigStore, lang: Lang): ContactField[] {
  const { fields } = config.get(messageSection)
  return fields.map(({ label, ...field }) => ({ ...field, label: label[lang] }))
}
