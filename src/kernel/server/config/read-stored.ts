import type { z } from 'zod'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { SecretCipher } from './secret-cipher.ts'
import { openSecrets } from './section-secrets.ts'

/** A section as it was read; `problems` say why a part of what is stored is not in use. */
type ReadValue<T = unknown> = { value: T; problems: readonly string[] }

/**
 * Brings a stored value up to the schema of today: new fields get their defaults, fields that no
 * longer exist are passed over. What still does not fit is reported and the defaults stand in;
 * the row itself is never touched.
 */
export function readStored<S extends z.ZodType>(
  section: ConfigSection<S>,
  stored: unknown,
  cipher: SecretCipher,
): ReadValue<z.output<S>> {
  if (stored === undefined) return { value: section.defaults, problems: [] }
  const { value, lost } = openSecrets(section, stored, cipher)
  const problems = lost.map((path) => `${path}: cannot be opened with this KONTOR_SECRET`)
  const parsed = section.schema.safeParse(value)
  if (parsed.success) return { value: parsed.data, problems }
  const again = section.schema.safeParse(withoutUnknown(value, parsed.error.issues))
  if (again.success) return { value: again.data, problems }
  return { value: section.defaults, problems: [...problems, ...again.error.issues.map(sentence)] }
}

function withoutUnknown(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy = structuredClone(value)
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const holder = issue.path.reduce<unknown>(
      (inner, key) => (isIndexable(inner) ? inner[key] : undefined),
      copy,
    )
    if (isIndexable(holder)) for (const key of issue.keys) delete holder[key]
  }
  return copy
}

function isIndexable(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}

function sentence(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.') || 'section'}: ${issue.message}`
}
