import { uuidv7 } from 'uuidv7'

const KEY = 'kontor.tab'

/** The id of this browser tab: it tells two tabs of one person apart and is no credential. */
export function tabSession(): string {
  if (typeof sessionStorage === 'undefined') return 'server'
  const known = sessionStorage.getItem(KEY)
  if (known) return known
  const made = uuidv7()
  sessionStorage.setItem(KEY, made)
  return made
}
