import { nounRows } from '#kernel/server/resource/noun-columns.ts'
import { type BugValues, bug } from '../../bug.ts'
import type { Status } from '../../bug-values.ts'
import { isFinal } from '../../life-cycle.ts'
import type { BugRow } from '../find/queries.ts'
import type { Names } from './check-references.ts'

const { toWire, toColumns } = nounRows(bug.fields)

export type BugPatch = BugValues & { status?: Status; duplicateOf?: string | null }

export type Difference = {
  field: string
  from: unknown
  to: unknown
  /** Which milestone the names stand for: a burn-down follows it through its renamings. */
  refs?: { from: string | null; to: string | null }
}

/** What really differs, as people will read it. Saving an unchanged form leaves no trace. */
export function differencesOf(row: BugRow, patch: BugPatch, names: Names): Difference[] {
  const current = currentValues(row)
  const after = readable(patch, names)
  const before = readable(current, currentNames(row))
  const raw = new Map<string, unknown>(Object.entries(current))
  return Object.entries(patch)
    .filter(([field, value]) => value !== undefined && !isSame(raw.get(field), value))
    .map(([field]) => ({
      field,
      from: before.get(field) ?? null,
      to: after.get(field) ?? null,
      ...(field === 'milestone' && {
        refs: { from: row.milestone_id, to: patch.milestone ?? null },
      }),
    }))
}

function currentValues(row: BugRow) {
  const { body, environment, duplicate_of: duplicateOf } = row
  return { ...toWire(row), body, environment, duplicateOf }
}

/** The columns of `bugs` a patch sets. */
export function columnsOf(patch: BugPatch) {
  const { status, tags, duplicateOf } = patch
  const now = new Date()
  return {
    ...toColumns(patch),
    tags: tags && tidyTags(tags),
    duplicate_of: duplicateOf,
    ...(status && { status, status_since: now, closed_at: isFinal(status) ? now : null }),
  }
}

export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags)]
}

function currentNames(row: BugRow): Names {
  return {
    project: row.project_title,
    milestone: row.milestone_title ?? undefined,
    developer: row.developer_name ?? undefined,
    duplicateOf: row.original_number === null ? undefined : `#${row.original_number}`,
  }
}

function readable(values: object, names: Names): Map<string, unknown> {
  const named = new Map<string, string | undefined>(Object.entries(names))
  return new Map(
    Object.entries(values).map(([field, value]) => [
      field,
      value === null ? null : (named.get(field) ?? value),
    ]),
  )
}

function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
