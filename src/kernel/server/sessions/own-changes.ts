import type pg from 'pg'
import type { SessionMemory } from './session-memory.ts'
import { EVERYBODY } from './session-memory.ts'

/** What the triggers on sessions and users say on the connection that made the change. */
const NOTICE = 'kontor.sessions'

/**
 * Forgets at once whom this process changed itself, before whoever made the change goes on; the
 * announcement to all would come a moment later.
 */
export function forgetOwnChanges(pool: pg.Pool, memory: SessionMemory): void {
  const changed = new WeakMap<object, Set<string>>()
  const settle = (client: object) => {
    for (const userId of changed.get(client) ?? []) memory.forget(userId)
    changed.delete(client)
  }
  pool.on('connect', (client) => {
    client.on('notice', ({ message, detail }) => {
      if (message !== NOTICE) return
      const people = changed.get(client) ?? new Set()
      changed.set(client, people.add(detail ?? EVERYBODY))
    })
    // A server may be set to keep notices to itself.
    client.query('set client_min_messages to notice').catch(() => undefined)
  })
  // Only now the change is committed, or has failed; or may have happened when the line broke.
  pool.on('release', (_error, client) => settle(client))
  pool.on('remove', (client) => settle(client))
}
