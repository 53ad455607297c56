import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, requiredText, Timestamp } from '../fields.ts'
import { Noun } from './audit.ts'

/** How long a lock outlives its last renewal, and how often an open screen renews it. */
export const LOCK_LEASE_SECONDS = 300
export const LOCK_RENEWAL_SECONDS = 60

const LockTarget = { noun: Noun, id: requiredText(100) }

export const EditLock = z.strictObject({
  /** Held by the calling user in the calling tab. */
  isMine: z.boolean(),
  /** The caller holds it too, in another tab. */
  isOwnOtherTab: z.boolean(),
  holder: z.strictObject({ name: z.string(), since: Timestamp }),
})
export type EditLock = z.infer<typeof EditLock>

/**
 * Takes or renews the lock of the calling tab (`x-local-session`). A lock only warns: it never stops
 * anyone from reading, and saving is guarded by the version. The caller needs `edit` on the module.
 */
export const takeEditLock = endpoint({
  method: 'POST',
  path: '/api/v0/edit_lock/',
  access: anyStaff,
  narrows: true,
  body: z.strictObject({ ...LockTarget, takeOver: z.boolean().default(false) }),
  reply: EditLock,
  passive: true,
  summary: 'Says who is editing a thing, and takes the lock when it is free',
})

export const releaseEditLock = endpoint({
  method: 'DELETE',
  path: '/api/v0/edit_lock/',
  access: anyStaff,
  narrows: true,
  query: z.strictObject(LockTarget),
  reply: Empty,
  passive: true,
  summary: 'Gives the lock of the calling tab back',
})
