import { Readable } from 'node:stream'
import { trimEndSigns } from '#kernel/contract/trim-signs.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { refusalOf } from '#kernel/server/egress/egress-error.ts'
import { guardedAgents } from '#kernel/server/egress/guarded-agents.ts'
import { s3Storage } from '#platform/storage/s3-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Offsite } from '../../config.ts'

export type Bucket = { storage: Storage; keyOf(name: string): string }

/** The second place; its address was typed by a person, so only public hosts are reached. */
export function openBucket(offsite: Offsite, privateHosts: readonly string[]): Bucket {
  const { endpoint, region, bucket, access_key, secret_key, folder } = offsite
  const storage = s3Storage(
    { endpoint, region: region || 'auto', bucket, accessKey: access_key, secretKey: secret_key },
    guardedAgents(privateHosts),
  )
  const prefix = trimEndSigns(folder, /\//)
  return { storage, keyOf: (name) => (prefix === '' ? name : `${prefix}/${name}`) }
}

const PROBE = 'kontor-probe.txt'

/** Writes, reads and removes a small object; says what the other side answered. */
export async function testBucket(
  offsite: Offsite,
  privateHosts: readonly string[],
  lang: Lang,
): Promise<{ ok: boolean; answer: string }> {
  if (!URL.canParse(offsite.endpoint) || offsite.bucket === '') throw failures.invalid()
  const { storage, keyOf } = openBucket(offsite, privateHosts)
  const key = keyOf(PROBE)
  try {
    await storage.put(key, Readable.from([Buffer.from('Kontor')]))
    const size = await storage.size(key)
    await storage.remove(key)
    return { ok: size === 6, answer: '' }
  } catch (error) {
    return { ok: false, answer: answerOf(error, lang) }
  }
}

/** What went wrong in the other side's words, short and without addresses of ours. */
export function answerOf(error: unknown, lang: Lang): string {
  const refusal = refusalOf(error)
  if (refusal) return refusal[lang]
  if (!(error instanceof Error)) return 'unknown'
  const text = error.message === '' ? error.name : error.message
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').slice(0, 200)
}
