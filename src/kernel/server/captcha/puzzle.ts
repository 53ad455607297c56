import { z } from 'zod'
import { captchaKey } from './captcha-key.ts'

/** About half a second of one core for a browser, one derivation for us. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 4000, keyLength: 32, keyPrefix: '00' } as const
const PUZZLE_SECONDS = 3600

const Hex = z
  .string()
  .regex(/^(?:[0-9a-f]{2})+$/)
  .max(200)
const Solved = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(WORK.algorithm),
      nonce: Hex,
      salt: Hex,
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: Hex,
      expiresAt: z.int(),
    }),
    signature: Hex,
  }),
  solution: z.strictObject({ counter: z.int(), derivedKey: Hex, time: z.number().optional() }),
})

/** A signed puzzle; nothing of it is stored here. */
export async function newPuzzle(secret: Buffer) {
  const { createChallenge, deriveKey } = await altcha()
  const { parameters, signature = '' } = await createChallenge({
    ...WORK,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + PUZZLE_SECONDS,
    hmacSignatureSecret: captchaKey(secret),
  })
  return { parameters: { ...parameters }, signature }
}

/** The puzzle's own mark when it is ours, fresh and solved; it must still be checked for reuse. */
export async function solvedPuzzle(secret: Buffer, payload: string): Promise<string | undefined> {
  const parsed = Solved.safeParse(decode(payload))
  if (!parsed.success) return undefined
  const { verifySolution, deriveKey } = await altcha()
  const { challenge, solution } = parsed.data
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: captchaKey(secret),
  })
  return verified ? challenge.parameters.nonce : undefined
}

function decode(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))
  } catch {
    // Whoever sends no JSON has solved nothing.
    return undefined
  }
}

/** Fetched with the first form, so that a server nobody writes to stays small. */
async function altcha() {
  const [pow, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
  ])
  return { ...pow, deriveKey }
}
