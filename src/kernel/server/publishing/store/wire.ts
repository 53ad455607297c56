import type { ContentRow } from './content-tables.ts'
import { statusOf } from './status.ts'

/** A draft as its editor sees it; of a language nobody wrote in yet, an empty one. */
export function toDraftWire<Fields>(row: ContentRow<Fields> | undefined, empty: Fields) {
  return {
    revision: row?.revision ?? 0,
    fields: row?.draft ?? empty,
    blocks: row?.draft_blocks ?? [],
    status: row ? statusOf(row) : ('draft' as const),
    isLive: row?.is_live ?? false,
    hasChanges: row?.has_changes ?? false,
    review_note: row?.review_note ?? '',
    publish_at: iso(row?.publish_at),
    expire_at: iso(row?.expire_at),
    saved_at: iso(row?.saved_at),
    saved_by: row?.saved_by ? { _id: row.saved_by, name: row.saved_by_name } : null,
  }
}

type State = Pick<
  ContentRow<unknown>,
  | 'is_live'
  | 'has_changes'
  | 'has_expired'
  | 'in_review'
  | 'revision'
  | 'publish_at'
  | 'expire_at'
  | 'published_at'
  | 'saved_at'
  | 'saved_by_name'
>

/** How a thing stands in one language. */
export function toStateWire(row: State) {
  return {
    status: statusOf(row),
    isLive: row.is_live,
    hasChanges: row.has_changes,
    revision: row.revision,
    publish_at: iso(row.publish_at),
    expire_at: iso(row.expire_at),
    published_at: iso(row.published_at),
    saved_at: row.saved_at.toISOString(),
    saved_by_name: row.saved_by_name,
  }
}

export function iso(moment: Date | null | undefined): string | null {
  return moment ? moment.toISOString() : null
}
