import { boolean, tags } from '#kernel/admin/fields/choice-fields.ts'
import { multiline, text } from '#kernel/admin/fields/text-fields.ts'

/** What the history of a page can put into words. */
export const HISTORY_FIELDS = {
  title: text(),
  slug: text(),
  path: text(),
  linktext: text(),
  meta_title: text(),
  meta_description: multiline(),
  meta_keywords: text(),
  noindex: boolean(),
  canonical: text(),
  classes: tags(),
}
