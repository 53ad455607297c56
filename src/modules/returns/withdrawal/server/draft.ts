import { createHmac, timingSafeEqual } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { Id } from '#kernel/contract/fields.ts'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'
import { Declaration } from '../declaration.ts'

const Draft = z.strictObject({ id: Id, at: z.int(), declaration: Declaration })

/** As long as a form of the house is good. */
const MAX_MS = 3_600_000

/**
 * What was checked in the first step, on its way to the second: signed, so that the proof that a person
 * filled it in need not be given twice. Its id is that of the return, so confirming twice is one.
 */
export function writeDraft(secret: Buffer, declaration: Declaration): string {
  const draft = { id: uuidv7(), at: Date.now(), declaration }
  const content = Buffer.from(JSON.stringify(draft)).toString('base64url')
  return `${content}.${sign(secret, content)}`
}

export type Draft = z.infer<typeof Draft>

/** Undefined when it is not one of ours. */
export function readDraft(secret: Buffer, given: string): Draft | undefined {
  const [content = '', signature = ''] = given.split('.')
  const [real, shown] = [Buffer.from(sign(secret, content)), Buffer.from(signature)]
  if (real.length !== shown.length || !timingSafeEqual(real, shown)) return undefined
  return Draft.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
}

/** What was typed long ago is looked at once more before it counts. */
export function isOld({ at }: Pick<Draft, 'at'>, now = Date.now()): boolean {
  return now - at > MAX_MS
}

function sign(secret: Buffer, content: string): string {
  return createHmac('sha256', derivedKey(secret, 'withdrawal draft'))
    .update(content)
    .digest('base64url')
}
