import type { z } from 'zod'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { SecretCipher } from './secret-cipher.ts'
import { openSecrets } from './section-secrets.ts'

/** A section as it was read; `problems` say why a part of what is stored is not in use. */
type ReadValue<T = unknown> = { value: T; problems: readonly string[] }

/**
 * Brings a stored value up to the schema of today: new fields get their defaults, fields that no
 * longer exist are passed over. A part that still does not fit is reported and its own default
 * stands in, so that the next save writes the rest back as it was; the row itself is never touched.
 */
export function readStored<S extends z.ZodType>(
  section: ConfigSection<S>,
  stored: unknown,
  cipher: SecretCipher,
): ReadValue<z.output<S>> {
  if (stored === undefined) return { value: section.defaults, problems: [] }
  const { value, lost } = openSecrets(section, stored, cipher)
  const problems = lost.map((path) => `${path}: cannot be opened with this KONTOR_SECRET`)
  const { value: fitted, unfit } = usablePart(section, value)
  return { value: fitted, problems: [...problems, ...unfit.values()] }
}

type Path = readonly PropertyKey[]
/** Leaves out what does not fit, then what needs it, until the rest is a section. */
function usablePart<S extends z.ZodType>({ schema, defaults }: ConfigSection<S>, stored: unknown) {
  const unfit = new Map<string, string>()
  let value = stored
  while (true) {
    const parsed = schema.safeParse(value)
    if (parsed.success) return { value: parsed.data, unfit }
    for (const issue of parsed.error.issues) note(unfit, issue)
    const gone = parsed.error.issues.flatMap((issue) => unusablePaths(value, issue))
    if (gone.some((path) => path.length === 0)) return { value: defaults, unfit }
    value = without(value, gone)
  }
}

function note(unfit: Map<string, string>, issue: z.core.$ZodIssue): void {
  const place = issue.path.join('.') || 'section'
  if (issue.code === 'unrecognized_keys' || unfit.has(place)) return
  unfit.set(place, `${place}: ${issue.message}`)
}

/** What is missing cannot be left out: then whatever should have held it is. */
function unusablePaths(value: unknown, issue: z.core.$ZodIssue): Path[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key])
  let path = issue.path
  while (path.length > 0 && valueAt(value, path) === undefined) path = path.slice(0, -1)
  return [path]
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isIndexable(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  )
}

function without(value: unknown, paths: readonly Path[]): unknown {
  if (!isIndexable(value) || paths.length === 0) return value
  const isGone = (key: string) =>
    paths.some(([head, ...rest]) => String(head) === key && rest.length === 0)
  const inside = (key: string) =>
    paths
      .filter(([head, ...rest]) => String(head) === key && rest.length > 0)
      .map(([, ...rest]) => rest)
  const kept = Object.entries(value)
    .filter(([key]) => !isGone(key))
    .map(([key, inner]): [string, unknown] => [key, without(inner, inside(key))])
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept)
}

function isIndexable(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}
