export const BROWSE = 'entries/browse'
export const CREATE = 'entries/edit'

export function entryScreenPath(id: string): string {
  return `${CREATE}/${id}`
}
