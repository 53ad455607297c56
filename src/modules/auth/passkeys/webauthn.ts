import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'

/** What browsers answer (WebAuthn level 3, JSON form); sizes are bounded, contents proved later. */
function base64url(max: number) {
  return text(max).regex(/^[\w-]*$/)
}

const credential = {
  id: base64url(1500).min(1),
  rawId: base64url(1500).min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  /** Extensions differ between browsers and decide nothing here. */
  clientExtensionResults: z.looseObject({}).optional(),
}

export const AttestationResponse = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(5000),
    attestationObject: base64url(20_000),
    authenticatorData: base64url(20_000).optional(),
    transports: z.array(text(30)).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: base64url(5000).optional(),
  }),
})
export type AttestationResponse = z.infer<typeof AttestationResponse>

export const AssertionResponse = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(5000),
    authenticatorData: base64url(5000),
    signature: base64url(2000),
    userHandle: base64url(200).nullish(),
  }),
})
export type AssertionResponse = z.infer<typeof AssertionResponse>
