import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#kernel/server/resource/resource.ts'
import { onlyTagOf } from '../../segments/server/segment-members.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PersonQuery } from '../person.ts'

type Source = { db: Kysely<PeopleTables>; viewer: Viewer | undefined }

const SORTS = { name: { column: 'person_taggings.sort_name', type: 'text' } } as const

/** One tag and nothing else, by name: `person_taggings` has them in order, and counts them by its index. */
export async function taggedPersons(query: PersonQuery, source: Source) {
  const found = await tagIn(query, source)
  if (!found) return undefined
  const ofSegment = found.isSegment ? [sql<boolean>`not person_taggings.is_candidate`] : []
  return {
    table: 'person_taggings',
    id: 'person_taggings.person_id',
    where: [sql<boolean>`person_taggings.tag = ${found.tag}`, ...ofSegment],
    sorts: SORTS,
  } as const
}

async function tagIn(query: PersonQuery, { db, viewer }: Source) {
  const { page: _, limit: __, cursor: ___, sort, trash, tags, segment, ...others } = query
  if (
    !Object.values(others).every(isUnset) ||
    trash === 'only' ||
    !['name', '-name'].includes(sort)
  )
    return undefined
  const [tag, ...further] = tags
  if (segment === undefined)
    return tag !== undefined && further.length === 0 ? { tag, isSegment: false } : undefined
  const only = viewer && tag === undefined ? await onlyTagOf({ ...viewer, db }, segment) : undefined
  return only === undefined ? undefined : { tag: only, isSegment: true }
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
