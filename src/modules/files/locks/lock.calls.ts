import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'
import { FileLock } from '../files/file.ts'

/**
 * Locks are taken, renewed and taken over by the kernel's `takeEditLock` with the noun `file`; here
 * they are shown and freed. Admins see the locks of everything, members those of files.
 */
export const LockEntry = FileLock.extend({
  noun: z.string(),
  item: z.string(),
  /** Name of the locked file or gallery; empty for other things. */
  label: z.string(),
})
export type LockEntry = z.infer<typeof LockEntry>

export const listFileLocks = endpoint({
  method: 'GET',
  path: '/api/pageData/system_filelock',
  access: anyStaff,
  narrows: true,
  passive: true,
  reply: z.object({
    filelock: z.array(LockEntry),
    /** The people who hold them. */
    auth: z.array(z.object({ _id: Id, handle: z.string(), name: z.string() })),
    /** The locked invoices, once there are any. */
    invoice: z.array(z.object({ _id: Id, label: z.string() })),
  }),
  summary: 'Who is editing what at the moment',
})

/** The holder or an admin. Freeing another's lock is written down, and the holder gets a notice. */
export const freeFileLock = endpoint({
  method: 'POST',
  path: '/api/v0/freeFileLock/',
  access: anyStaff,
  narrows: true,
  body: z.strictObject({
    _id: z.string().regex(/^[a-z][a-z0-9_-]{0,59}:[\w-]{1,100}$/),
  }),
  reply: z.object({ ids: z.array(z.string()) }),
  summary: 'Ends a lock',
})
