import type { Selectable } from 'kysely'
import { toAttachedFile } from '#kernel/server/attachments/attached-file.ts'
import { nounRows } from '#kernel/server/resource/noun-columns.ts'
import type { BugFile } from '../../../attachments/attachment.calls.ts'
import type { BugComment, BugEvent } from '../../../comments/comment.calls.ts'
import type { BugTables } from '../../../server/tables.ts'
import type { Bug, BugItem } from '../../bug.calls.ts'
import { bug } from '../../bug.ts'
import type { BugRow, ItemRow } from './queries.ts'

/** How long a merge can be taken back. */
export const UNDO_MS = 24 * 60 * 60 * 1000

const whole = nounRows(bug.fields)
const { reporterMail: _mail, ...listed } = bug.fields
const item = nounRows(listed)

export function toItem(row: ItemRow): BugItem {
  return { ...item.toWire(row), ...surroundings(row) }
}

export function toBug(row: BugRow): Bug {
  return {
    ...whole.toWire(row),
    ...surroundings(row),
    body: row.body,
    environment: row.environment,
    duplicateOf: toOriginal(row),
    undoableUntil: row.merged_at ? new Date(row.merged_at.getTime() + UNDO_MS).toISOString() : null,
    isWatched: Boolean(row.is_watched),
    hasVoted: Boolean(row.has_voted),
    isReporterMuted: row.is_reporter_muted,
  }
}

function surroundings(row: ItemRow) {
  return {
    projectTitle: row.project_title,
    developerName: row.developer_name ?? '',
    milestoneTitle: row.milestone_title ?? '',
    numComments: row.num_comments ?? 0,
    numFiles: row.num_files ?? 0,
    deleted: iso(row.deleted_at),
  }
}

export function toFile(row: Selectable<BugTables['bug_files']>): BugFile {
  return { ...toAttachedFile(`system_bugtracker/${row.bug_id}`, row), bug: row.bug_id }
}

export function toComment(row: Selectable<BugTables['bug_comments']>): BugComment {
  return {
    _id: row.id,
    bug: row.bug_id,
    author: row.author_id,
    authorName: row.author_name,
    isFromReporter: row.author_id === null,
    isInternal: row.is_internal,
    body: row.body,
    version: row.version,
    created: row.created_at.toISOString(),
    edited: iso(row.edited_at),
  }
}

export function toEvent(row: Selectable<BugTables['bug_events']>): BugEvent {
  return {
    _id: row.id,
    actor: row.actor_id,
    actorName: row.actor_name,
    field: row.field,
    from: row.from,
    to: row.to,
    why: row.why,
    created: row.created_at.toISOString(),
  }
}

function toOriginal(row: BugRow): Bug['duplicateOf'] {
  const { duplicate_of, original_number, original_title, original_status } = row
  if (!duplicate_of || original_number === null || !original_title || !original_status) return null
  return {
    _id: duplicate_of,
    number: original_number,
    title: original_title,
    status: original_status,
  }
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
