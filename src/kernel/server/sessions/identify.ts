import type { Kysely } from 'kysely'
import type { Principal } from '#kernel/access/roles.ts'
import type { StepUpProof } from '#kernel/contract/endpoint.ts'

/** A session that holds, and the person behind it. */
export type Identity = {
  principal: Principal
  session: {
    id: string
    createdAt: Date
    lastActiveAt: Date
    isStaff: boolean
    /** The last step-up, however old. */
    steppedUp?: { at: Date; by: StepUpProof }
  }
  /** The second factor is still missing: to everyone else this is a guest. */
  isPending: boolean
}

/** Given by the module that keeps the accounts: from a token's hash to a person, in one query. */
export type Identify = (db: Kysely<never>, tokenHash: Buffer) => Promise<Identity | undefined>

/** @example export const identify = identifier<AuthTables>(async (db, tokenHash) => …) */
export function identifier<Tables>(
  find: (db: Kysely<Tables>, tokenHash: Buffer) => Promise<Identity | undefined>,
): Identify {
  return find as unknown as Identify
}
