import { z } from 'zod'

const Descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
})
const Requirement = z.enum(['required', 'preferred', 'discouraged'])
const Hint = z.enum(['hybrid', 'security-key', 'client-device'])

/** What the browser is asked to make (WebAuthn level 3, JSON form). */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(Descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: Requirement.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: Requirement.optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
  hints: z.array(Hint).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
})

/** What the browser is asked to show. */
export const RequestOptions = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(Descriptor).optional(),
  userVerification: Requirement.optional(),
  hints: z.array(Hint).optional(),
})
