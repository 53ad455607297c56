import type { PageFields } from '#modules/pages/contract-values.ts'
import type { Finding } from './finding.ts'

/** What search engines show before they cut. */
const TITLE = 60
const DESCRIPTION = { least: 50, most: 160 }

/** Title and description as search engines show them. */
export function checkFields(fields: PageFields): Finding[] {
  if (fields.noindex) return []
  return [...checkTitle(fields), ...checkDescription(fields)]
}

function checkTitle({ title, meta_title }: PageFields): Finding[] {
  const length = (meta_title || title).trim().length
  if (length <= TITLE) return []
  return [say('title-long', meta_title ? 'meta_title' : 'title', { length, most: TITLE })]
}

function checkDescription({ meta_description }: PageFields): Finding[] {
  const length = meta_description.trim().length
  const { least, most } = DESCRIPTION
  if (length === 0) return [say('description-missing', 'meta_description', {})]
  if (length > most) return [say('description-long', 'meta_description', { length, most })]
  if (length >= least) return []
  return [{ ...say('description-short', 'meta_description', { length, least }), severity: 'hint' }]
}

function say(rule: string, field: string, values: Finding['values']): Finding {
  return { rule, severity: 'warning', block: null, field, values, fix: 'edit-field' }
}
