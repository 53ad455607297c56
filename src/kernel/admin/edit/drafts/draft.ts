import type { Values } from '../compare/compare.ts'

/** What was typed and not yet saved, kept on this device. */
export type Draft = {
  changes: Values
  /** What those fields were before, so that a comparison knows who changed what. */
  base: Values
  version: number | undefined
  /** ISO 8601. */
  at: string
}

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

export function draftKey(place: { userId: string; noun: string; id: string | undefined }): string {
  return `kontor.draft.${place.userId}.${place.noun}.${place.id ?? 'new'}`
}

/** Secrets never leave the memory of the page. */
export function makeDraft(
  from: { changes: Values; base: Values; version: number | undefined; at: string },
  secrets: ReadonlySet<string>,
): Draft | undefined {
  const names = Object.keys(from.changes).filter((name) => !secrets.has(name))
  if (names.length === 0) return undefined
  const pick = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]))
  return { ...from, changes: pick(from.changes), base: pick(from.base) }
}

/** Whatever is stored becomes a draft or nothing; fields that are gone and old drafts are dropped. */
export function readDraft(
  stored: string | null,
  fields: ReadonlySet<string>,
  now: number,
): Draft | undefined {
  const found = parse(stored)
  if (!isRecord(found) || !isRecord(found.changes) || !isRecord(found.base)) return undefined
  if (typeof found.at !== 'string' || !(now - Date.parse(found.at) < MAX_AGE_MS)) return undefined
  const known = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => fields.has(name)))
  const changes = known(found.changes)
  if (Object.keys(changes).length === 0) return undefined
  const version = typeof found.version === 'number' ? found.version : undefined
  return { changes, base: known(found.base), version, at: found.at }
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    // Someone's edit of the storage is no draft.
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
