import { sql } from 'kysely'
import { AppError } from '#kernel/server/app-error.ts'
import type { CatalogChange, Db } from '../../server/unit-of-work.ts'

/** Which of these variants cannot go, because goods of them are there or promised. */
export type BoundVariants = (db: Db, variants: readonly string[]) => Promise<readonly string[]>

const known = new Set<BoundVariants>()

/** Asked from now on before variants go; for the module that keeps the stock. */
export function whereVariantsAreBound(ask: BoundVariants): void {
  known.add(ask)
}

/** Stock and open orders hang on a variant: whoever wants it gone clears them first. */
export async function mustBeUnbound(
  { db }: CatalogChange,
  variants: readonly string[],
): Promise<void> {
  if (variants.length === 0) return
  // An order that begins to count one of them waits here, or is waited for.
  await sql`select 1 from product_variants where id = any(${[...variants]}::uuid[])
    order by id for update`.execute(db)
  for (const ask of known) {
    const [bound] = await ask(db, variants)
    if (bound) throw inStock(await nameOf(db, bound))
  }
}

async function nameOf(db: Db, variant: string): Promise<string> {
  const { rows } = await sql<{ title: string; color: string | null; axes: string[]; sku: string }>`
    select p.title, c.title as color, v.axes, v.sku from product_variants v
      join products p on p.id = v.product_id left join product_colors c on c.id = v.color
    where v.id = ${variant}`.execute(db)
  const [row] = rows
  return (
    [row?.color, ...(row?.axes ?? [])].filter(Boolean).join(', ') || row?.sku || row?.title || ''
  )
}

function inStock(name: string): AppError {
  const text = {
    de: `Die Variante „${name}“ kann nicht entfernt werden: Davon ist noch etwas da, oder sie ist bestellt. Buchen Sie den Bestand aus und schließen Sie die Bestellungen ab.`,
    en: `The variant “${name}” cannot be removed: there is stock of it, or it is ordered. Book the stock out and finish the orders first.`,
  }
  return new AppError({ status: 409, code: 'in-use', text, details: { variant: name } })
}
