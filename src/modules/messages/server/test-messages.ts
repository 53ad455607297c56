import { z } from 'zod'
import { CAPTCHA_FIELDS } from '#kernel/contract/captcha.ts'
import { newStamp } from '#kernel/server/captcha/form-stamp.ts'
import type { Answer, Caller } from '#tests/caller.ts'
import { Message, MessageItem } from '../inbox/message.calls.ts'

export const MESSAGE = '/api/v0/message/'
const MINUTE = 60_000

/** What a person leaves in a form they filled in for a while and whose question they answered. */
export function proof(secret: Buffer): { stamp: string; answer: string } {
  const { stamp, left, right } = newStamp(secret, Date.now() - MINUTE)
  return { stamp, answer: String(left + right) }
}

export const FIELDS = {
  name: 'Anna Beck',
  email: 'anna.beck@post.example',
  message: 'Guten Tag, was kostet ein Tisch?',
}

/** A form as a browser without scripts sends it. */
export function sendForm(caller: Caller, path: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams(fields).toString()
  return caller.raw(path, { method: 'POST', headers, body })
}

export function formFields(fields: Record<string, string>, secret?: Buffer) {
  const named = Object.entries(fields).map(([name, value]) => [`f_${name}`, value])
  if (!secret) return Object.fromEntries(named)
  const { stamp, answer } = proof(secret)
  return {
    ...Object.fromEntries(named),
    [CAPTCHA_FIELDS.stamp]: stamp,
    [CAPTCHA_FIELDS.answer]: answer,
  }
}

export const oneMessage = (answer: Answer) => answer.parse(Message)

const List = z.object({ items: z.array(MessageItem), unread: z.int(), numItems: z.int() })

export async function listMessages(caller: Caller, query = '') {
  return (await caller.get(`${MESSAGE}?${query}`)).parse(List)
}

/** Sends a message through the literal call and reads it as staff. */
export async function arrive(
  { guest, secret }: { guest: Caller; secret: Buffer },
  staff: Caller,
  fields: Record<string, string> = FIELDS,
) {
  const sent = await guest.post(MESSAGE, { fields, captcha: proof(secret) })
  if (sent.status !== 200) throw new Error(`${sent.status} ${sent.text}`)
  const { items } = await listMessages(staff)
  return oneMessage(await staff.get(MESSAGE + String(items[0]?._id)))
}

const Known = z.array(
  z.object({ name: z.string(), version: z.int(), value: z.record(z.string(), z.unknown()) }),
)

/** Changes settings of messages; what is set to undefined gets its default again. */
export async function configureMessages(admin: Caller, settings: object): Promise<void> {
  const sections = (await admin.get('/api/v0/config/')).parse(Known)
  const section = sections.find(({ name }) => name === 'components.message')
  const value = { ...section?.value, ...settings }
  const { name, version } = section ?? { name: '', version: 0 }
  const saved = await admin.put('/api/v0/config/', { name, value, version })
  if (saved.status !== 200) throw new Error(`${saved.status} ${saved.text}`)
}
