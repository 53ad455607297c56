import { z } from 'zod'

/** What somebody did. The words are part of the chain: they never change their meaning. */
export const CONSENT_ACTIONS = [
  'requested',
  'confirmed',
  'declared',
  'withdrawn',
  'resumed',
] as const
export const ConsentAction = z.enum(CONSENT_ACTIONS)
export type ConsentAction = z.infer<typeof ConsentAction>
