/** Addresses of this module below the admin base. */
export const REQUESTS = 'data-requests'

export function requestPath(id: string): string {
  return `${REQUESTS}/${id}`
}
