import type { Lang } from '#kernel/i18n/messages.ts'
import type { PdfDocument } from '#kernel/server/pdf/make-pdf.ts'
import type { Business } from '#modules/pages/config.ts'
import { MODEL_FORMS } from '../form-words.ts'

/** The form somebody may withdraw with, addressed to the business. */
export function modelForm(business: Business, lang: Lang): PdfDocument {
  const { title, lead, to, lines, end } = MODEL_FORMS[lang]
  const { name, legal_name, street, zip, city, email } = business
  const address = [legal_name || name, street, `${zip} ${city}`.trim(), email].filter(Boolean)
  return {
    title,
    author: name,
    lang,
    parts: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'text', text: lead },
      { kind: 'list', items: [`${to} ${address.join(', ')}:`, ...lines] },
      { kind: 'text', text: end },
    ],
  }
}
