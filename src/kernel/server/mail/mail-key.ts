import { z } from 'zod'
import { KEY_MASK } from '#kernel/contract/mail-outbox.ts'
import type { SecretCipher } from '../config/secret-cipher.ts'
import type { MailRow } from './outgoing-mail.ts'

/** What opens something for whoever has it, such as the end of a link for a new password. */
export type MailKey = { value: string; expiresAt: Date }

/** The key of a mail that was drawn: `mark` stands in the text in place of it. */
export const DrawnKey = z.strictObject({
  value: z.string().regex(/^[\w-]{16,200}$/),
  mark: z.string().min(1),
  expiresAt: z.date(),
})
export type DrawnKey = z.infer<typeof DrawnKey>

/** What stands for a key: longer than anything alike that the content happens to hold. */
export function markFor(content: string): string {
  let mark: string = KEY_MASK
  while (content.includes(mark)) mark += KEY_MASK.slice(-1)
  return mark
}

const Sealed = DrawnKey.pick({ value: true, mark: true })

/** The key as it lies in the outbox: bound to its mail, unreadable without the house's secret. */
export function sealKey(cipher: SecretCipher, id: string, { value, mark }: DrawnKey): string {
  return cipher.seal(JSON.stringify({ value, mark }), place(id)).$sealed
}

type Content = Omit<MailRow, 'sealed_key' | 'key_expires_at'>
type OpenMail = {
  content: Content
  /** Says something the mail server answered without the key, should it have repeated it. */
  mask(answer: string): string
}

/** The mail as its recipient reads it; undefined once its key has run out or cannot be opened. */
export function openMail(mail: MailRow, cipher: SecretCipher): OpenMail | undefined {
  const { sealed_key: _, key_expires_at, ...content } = mail
  if (key_expires_at === null) return { content, mask: (answer) => answer }
  const key = isAlive(mail) ? openKey(cipher, mail) : undefined
  if (!key) return undefined
  const fill = (masked: string) => masked.replaceAll(key.mark, key.value)
  return {
    content: { ...content, html: fill(content.html), text: fill(content.text) },
    mask: (answer) => answer.replaceAll(key.value, key.mark),
  }
}

/** Whether a mail can still say what it was written for. */
export function isAlive(mail: Pick<MailRow, 'sealed_key' | 'key_expires_at'>): boolean {
  if (mail.key_expires_at === null) return true
  return mail.sealed_key !== null && mail.key_expires_at.getTime() > Date.now()
}

function openKey(cipher: SecretCipher, { id, sealed_key }: MailRow) {
  const plain = sealed_key === null ? undefined : cipher.open({ $sealed: sealed_key }, place(id))
  return plain === undefined ? undefined : Sealed.parse(JSON.parse(plain))
}

function place(id: string): string {
  return `mail ${id}`
}
