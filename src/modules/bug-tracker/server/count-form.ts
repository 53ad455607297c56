import type { Endpoint } from '#kernel/contract/endpoint.ts'
import { AppError } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { addressKey, countAttempt } from '#kernel/server/rate-limit.ts'
import type { BugTables } from './tables.ts'

/** A plain form counts like the call it stands for, so that neither is a way round the other. */
export async function countForm(
  { db, ip }: Context<BugTables>,
  { method, path, limit }: Endpoint,
): Promise<void> {
  if (limit) await countAttempt(db, `${method} ${path} ${addressKey(ip)}`, limit)
}

export function isTooMany(error: unknown): boolean {
  return error instanceof AppError && error.code === 'too-many'
}
