import { presentFiles } from '#modules/files/server/api.ts'
import { catalogFailures } from '../errors.ts'
import type { Db } from './unit-of-work.ts'

/** Refuses pictures that are gone or lie in the trash. */
export async function mustBeThere(
  db: Db,
  files: readonly (string | null | undefined)[],
  field: string,
): Promise<void> {
  const wanted = [...new Set(files.filter((id) => typeof id === 'string'))]
  if (wanted.length === 0) return
  if ((await presentFiles(db, wanted)).length < wanted.length) throw missing(field)
}

/** Something that a thing of the shop names does not exist. */
export function missing(field: string) {
  return catalogFailures.unknownReference({ fields: { [field]: 'reference' } })
}
