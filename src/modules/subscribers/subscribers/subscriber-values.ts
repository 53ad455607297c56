import { z } from 'zod'

export const STATES = ['confirmed', 'paused', 'pending', 'suppressed', 'unsubscribed'] as const
export const SubscriptionState = z.enum(STATES)
export type SubscriptionState = z.infer<typeof SubscriptionState>

/** Where a subscription came from. */
export const SOURCES = ['form', 'account', 'staff', 'import'] as const
export type SubscriptionSource = (typeof SOURCES)[number]

/** What allows mails: a consent of their own, a customer (§ 7 (3) UWG), or a consent with proof elsewhere. */
export const BASES = ['consent', 'customer', 'documented'] as const
export type SubscriptionBasis = (typeof BASES)[number]

/** Why an address gets no mails. The first two end with a new request of its owner. */
export const REASONS = [
  'unsubscribed',
  'erased',
  'bounce_hard',
  'bounce_soft',
  'complaint',
  'manual',
] as const
export type SuppressionReason = (typeof REASONS)[number]
