import type { Notice } from '../contract.ts'
import type { NoticeRow } from './queries.ts'

export function toNotice(row: NoticeRow): Notice {
  return {
    _id: row.id,
    kind: row.kind,
    title: row.title,
    link: row.link,
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  }
}
