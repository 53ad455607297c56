import { z } from 'zod'
import { CAPTCHA_FIELDS } from '#kernel/contract/captcha.ts'
import { newStamp } from '#kernel/server/captcha/form-stamp.ts'
import type { Caller } from '#tests/caller.ts'

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const TYPED = {
  name: 'Jan Petersen',
  email: 'jan.petersen@post.example',
  phone: '+49 4642 1234',
  message: 'Ich bin Tischler und suche eine neue Werkstatt.',
  start: 'ab Januar',
}

/** What a person leaves in a form they filled in for a while and whose question they answered. */
export function proof(secret: Buffer): { stamp: string; answer: string } {
  const { stamp, left, right } = newStamp(secret, Date.now() - 60_000)
  return { stamp, answer: String(left + right) }
}

export type Paper = { name: string; bytes: BlobPart; type?: string }

export function withPapers(fields: Record<string, string>, papers: readonly Paper[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, bytes, type = 'application/pdf' } of papers)
    form.append('files', new Blob([bytes], { type }), name)
  return form
}

/** The form as a browser without scripts sends it. */
export function formOf(secret: Buffer, papers: readonly Paper[] = [], typed: object = {}) {
  const { stamp, answer } = proof(secret)
  const captcha = { [CAPTCHA_FIELDS.stamp]: stamp, [CAPTCHA_FIELDS.answer]: answer }
  return withPapers({ ...TYPED, consent: 'on', ...typed, ...captcha }, papers)
}

const Items = z.object({ items: z.array(z.looseObject({ _id: z.string(), version: z.int() })) })

/** The newest applications first. */
export async function listApplications(staff: Caller) {
  return (await staff.get('/api/v0/application/')).parse(Items).items
}
