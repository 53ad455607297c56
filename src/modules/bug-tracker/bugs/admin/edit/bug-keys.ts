/** Names of cached answers about one bug, beside what the collection keeps of it. */
export const bugKey = (id: string, part: 'comments' | 'files' | 'links' | 'watchers' | 'history') =>
  ['bug', id, part] as const
