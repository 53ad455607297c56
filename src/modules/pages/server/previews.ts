import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/texts.ts'
import { previewPage } from '../contract-site.ts'
import { type Db, PAGE_NOUN, type Work } from './work.ts'

const HOUR = 3_600_000

/** A secret address that shows the draft; only its hash is kept. */
export async function createPreview(
  { change, scope }: Work,
  { id, lang, hours }: { id: string; lang: Lang; hours: number },
): Promise<{ path: string; expires: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expires = new Date(Date.now() + hours * HOUR)
  await change.db
    .insertInto('page_previews')
    .values({
      token_hash: hashOf(token),
      page_id: id,
      lang,
      expires_at: expires,
      created_by: scope.user.id,
    })
    .execute()
  const after = { lang, expires: expires.toISOString() }
  await change.audit({ noun: PAGE_NOUN, id, action: 'preview', after })
  return { path: previewPage.path[lang].replace(':token', token), expires }
}

export async function revokePreviews({ change }: Work, id: string): Promise<void> {
  await change.db.deleteFrom('page_previews').where('page_id', '=', id).execute()
  await change.audit({ noun: PAGE_NOUN, id, action: 'previews-revoked' })
}

/** What a token shows, as long as it holds and the page is not in the trash. */
export function findPreview(db: Db, token: string) {
  return db
    .selectFrom('page_previews')
    .innerJoin('pages', 'pages.id', 'page_previews.page_id')
    .select(['page_previews.page_id', 'page_previews.lang'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('pages.deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function dropExpiredPreviews(db: Db): Promise<void> {
  await db.deleteFrom('page_previews').where('expires_at', '<', sql<Date>`now()`).execute()
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
