import type { Archive, Run } from '../archives/archive.ts'
import type { ArchiveRow } from '../archives/server/open-archive.ts'
import type { RunRow } from '../runs/server/runs.ts'

export function toArchive(row: ArchiveRow): Archive {
  return {
    _id: row.id,
    kind: row.kind,
    state: row.state,
    name: row.name,
    made_at: row.made_at.toISOString(),
    made_by: row.made_by,
    size: row.size,
    rows: row.rows,
    files: row.files,
    version: row.version,
    locked: !row.is_own && row.content_key === null,
    offsite: row.offsite,
    offsite_answer: row.offsite_answer,
    proof: row.proof,
  }
}

export function toRun(row: RunRow): Run {
  return {
    _id: row.id,
    kind: row.kind,
    archive: row.archive_id,
    state: row.state,
    phase: row.phase,
    done: row.done,
    fault: row.fault,
    report: row.report,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}
