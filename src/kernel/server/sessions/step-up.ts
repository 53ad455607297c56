import type { Kysely } from 'kysely'
import type { StepUpProof } from '#kernel/contract/endpoint.ts'
import { failures } from '../app-error.ts'
import type { KernelTables } from '../kernel-tables.ts'
import type { Identity } from './identify.ts'

const GOOD_FOR_MS = 5 * 60_000

/** Until when a step-up counts; undefined when there is none or its time is over. */
export function steppedUpUntil({ steppedUp }: Identity['session']): Date | undefined {
  const end = steppedUp && steppedUp.at.getTime() + GOOD_FOR_MS
  return end !== undefined && Date.now() < end ? new Date(end) : undefined
}

/**
 * Raises what is missing. Somebody in another's name cannot prove to be that person, so to them such
 * a call is simply closed.
 */
export function mustBeSteppedUp(identity: Identity | undefined, needs: StepUpProof): void {
  if (!identity) throw failures.notSignedIn()
  const { principal, session } = identity
  if (principal.actedBy) throw failures.noPermission()
  if (!steppedUpUntil(session)) throw failures.stepUp({ needs })
  if (needs === 'second-factor' && session.steppedUp?.by !== 'second-factor')
    throw failures.secondFactorMissing({ needs })
}

/** It belongs to this one session and ends with it: with logout, a new password, other roles. */
export async function noteStepUp(
  db: Kysely<KernelTables>,
  { sessionId, by }: { sessionId: string; by: StepUpProof },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ stepped_up_at: new Date(), stepped_up_by: by })
    .where('id', '=', sessionId)
    .execute()
}
