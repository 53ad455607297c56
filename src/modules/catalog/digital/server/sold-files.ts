import { sql } from 'kysely'
import type { Db } from '../../server/unit-of-work.ts'

type SoldFile = { _id: string; product: string; name: string; size: number }

/** What goes to the buyers of these products; held until the order is written that sells it. */
export async function soldFiles(db: Db, products: readonly string[]): Promise<SoldFile[]> {
  if (products.length === 0) return []
  const { rows } = await sql<SoldFile>`
    select id as _id, product_id as product, name, size from product_files
    where product_id = any(${[...products]}::uuid[]) and ready_at is not null
    order by id for share`.execute(db)
  return rows
}

/** Which of these files somebody bought and may still download. */
type KeptFiles = (db: Db, files: readonly string[]) => Promise<readonly string[]>

const known = new Set<KeptFiles>()

/** Asked from now on before a file goes; for the module that sold it. */
export function whereFilesAreSold(ask: KeptFiles): void {
  known.add(ask)
}

export async function keptFiles(db: Db, files: readonly string[]): Promise<ReadonlySet<string>> {
  const kept = new Set<string>()
  for (const ask of known) for (const file of await ask(db, files)) kept.add(file)
  return kept
}
