import { uuidv7 } from 'uuidv7'
import { failures } from '#kernel/server/app-error.ts'
import { kindOf, type Variant, type WrittenVariant } from '../variant.ts'

type Known = Pick<Variant, 'color' | 'axes' | 'sku'> & { id: string }
type Matched = Omit<WrittenVariant, '_id'> & { id: string }

/**
 * Which variant each row means. One without an id is the one of the same kind, or of the same article
 * number, that no other row names: whoever saves without ids must not lose stock and log of prices.
 */
export function matchVariants(
  written: readonly WrittenVariant[],
  known: readonly Known[],
): Matched[] {
  const named = written.flatMap(({ _id }) => _id ?? [])
  const ids = new Set(known.map(({ id }) => id))
  // The id of somebody else's variant would take it away from its product.
  if (named.some((id) => !ids.has(id)) || new Set(named).size < named.length)
    throw failures.invalid({ fields: { variants: 'reference' } })
  const free = new Map(known.map((one) => [one.id, one]))
  for (const id of named) free.delete(id)
  const take = (isMeant: (one: Known) => boolean) => {
    const found = [...free.values()].find(isMeant)
    if (found) free.delete(found.id)
    return found?.id
  }
  // All kinds first: an article number may have moved to another row.
  const sameKind = written.map((row) => row._id ?? take((one) => kindOf(one) === kindOf(row)))
  return written.map(({ _id, ...row }, at) => ({
    ...row,
    id: sameKind[at] ?? take((one) => isSameNumber(one.sku, row.sku)) ?? uuidv7(),
  }))
}

function isSameNumber(one: string, other: string): boolean {
  return one !== '' && one.toLowerCase() === other.toLowerCase()
}
