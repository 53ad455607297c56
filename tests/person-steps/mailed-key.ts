import { createSecretCipher } from '#kernel/server/config/secret-cipher.ts'
import type { Db } from '#kernel/server/database.ts'
import { openMail } from '#kernel/server/mail/mail-key.ts'

type Stage = { db: Db; secret: Buffer }

/** The key of the newest mail to somebody that leads to `path`; mails keep theirs sealed. */
export async function findKey(
  { db, secret }: Stage,
  mail: string,
  path: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', mail)
    .where('text', 'like', `%${path}?key=%`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const text = row && openMail(row, createSecretCipher(secret))?.content.text
  return /\?key=([\w-]{43})/.exec(text ?? '')?.[1]
}
