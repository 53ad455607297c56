import type { AdminState } from '#kernel/contract/admin-state.ts'

/** The state the server embedded in the page; without it there is nothing to start. */
export function readAdminState(page: Document): AdminState {
  const text = page.getElementById('kontor-state')?.textContent
  if (!text) throw new Error('The page carries no #kontor-state')
  return JSON.parse(text) as AdminState
}
