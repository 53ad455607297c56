/** Addresses of this module below the admin base. */
export const BROWSE = 'person/browse'
export const EDIT = 'person/edit'
export const SEGMENTS = 'person/segments'
export const IMPORT = 'person/import'
export const DOUBLES = `${BROWSE}?isDouble=true`
export const CANDIDATES = `${BROWSE}?isCandidate=true`

export function personPath(id: string): string {
  return `${EDIT}/${id}`
}

/** The list of persons, narrowed to those of a segment. */
export function membersPath(segment: string): string {
  return `${BROWSE}?segment=${segment}`
}
