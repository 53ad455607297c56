export const INBOX = 'messages/inbox'
export const SETTINGS = 'messages/settings'

export function messagePath(id: string): string {
  return `${INBOX}/${id}`
}
