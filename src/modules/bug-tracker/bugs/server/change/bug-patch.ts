import type { Updateable } from 'kysely'
import type { BugsTable } from '../../../server/tables.ts'
import type { BugChange } from '../../bug.calls.ts'
import type { Status } from '../../bug-values.ts'
import { isFinal } from '../../life-cycle.ts'
import type { BugRow } from '../find/queries.ts'
import type { Names } from './check-references.ts'

/** New values by their names on the wire; what is left out stays as it is. */
export type BugPatch = Partial<Omit<BugChange, 'version' | 'why'>> & {
  status?: Status
  duplicateOf?: string | null
}

export type Difference = {
  field: string
  from: unknown
  to: unknown
  /** Which milestone the names stand for: a burn-down follows it through its renamings. */
  refs?: { from: string | null; to: string | null }
}

/** What really differs, as people will read it. Saving an unchanged form leaves no trace. */
export function differencesOf(bug: BugRow, patch: BugPatch, names: Names): Difference[] {
  const after = readable(patch, names)
  const before = readable(currentValues(bug), currentNames(bug))
  const raw = new Map<string, unknown>(Object.entries(currentValues(bug)))
  return Object.entries(patch)
    .filter(([field, value]) => value !== undefined && !isSame(raw.get(field), value))
    .map(([field]) => ({
      field,
      from: before.get(field) ?? null,
      to: after.get(field) ?? null,
      ...(field === 'milestone' && {
        refs: { from: bug.milestone_id, to: patch.milestone ?? null },
      }),
    }))
}

function currentValues(bug: BugRow) {
  return {
    title: bug.title,
    body: bug.body,
    project: bug.project_id,
    type: bug.type,
    status: bug.status,
    severity: bug.severity,
    priority: bug.priority,
    reproduce: bug.reproduce,
    developer: bug.developer_id,
    milestone: bug.milestone_id,
    tags: bug.tags,
    estimateMinutes: bug.estimate_minutes,
    spentMinutes: bug.spent_minutes,
    environment: bug.environment,
    fixedIn: bug.fixed_in,
    reporterName: bug.reporter_name,
    reporterMail: bug.reporter_mail,
    duplicateOf: bug.duplicate_of,
  } satisfies Required<BugPatch>
}

/** The columns of `bugs` a patch sets. */
export function columnsOf(patch: BugPatch): Updateable<BugsTable> {
  const { status } = patch
  const now = new Date()
  return {
    title: patch.title,
    project_id: patch.project,
    type: patch.type,
    severity: patch.severity,
    priority: patch.priority,
    reproduce: patch.reproduce,
    developer_id: patch.developer,
    milestone_id: patch.milestone,
    tags: patch.tags && tidyTags(patch.tags),
    estimate_minutes: patch.estimateMinutes,
    spent_minutes: patch.spentMinutes,
    fixed_in: patch.fixedIn,
    reporter_name: patch.reporterName,
    reporter_mail: patch.reporterMail,
    duplicate_of: patch.duplicateOf,
    ...(status && { status, status_since: now, closed_at: isFinal(status) ? now : null }),
  }
}

export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags)]
}

function currentNames(bug: BugRow): Names {
  return {
    project: bug.project_title,
    milestone: bug.milestone_title ?? undefined,
    developer: bug.developer_name ?? undefined,
    duplicateOf: bug.original_number === null ? undefined : `#${bug.original_number}`,
  }
}

function readable(values: BugPatch, names: Names): Map<string, unknown> {
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
