import type { FileRow } from '../../files/server/queries.ts'
import type { FileScope } from '../../server/unit-of-work.ts'
import { classicOf, type Form } from './derivatives.ts'
import { type Derivative, makeForm } from './make-form.ts'

/** Larger originals take longer to arrive than a smaller form takes to be made. */
const MOST_BYTES = 1024 * 1024
const SHOWN_AS_IT_IS = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/**
 * What is shown at the address of a modern form until that is made: a form that is wide enough, the
 * original, or a classic form, which is made in a fraction of the time.
 */
export async function standInFor(scope: FileScope, row: FileRow, form: Form): Promise<Derivative> {
  const classic = classicOf(row, form) ?? form
  const ready = await findReady(scope, row, { form, types: [form.type, classic.type] })
  if (ready) return ready
  if (isShownAsItIs(row)) return { blob_key: row.blob_key, size: row.size, type: row.type }
  return makeForm(scope, row, classic)
}

function findReady(
  { db }: FileScope,
  row: FileRow,
  { form, types }: { form: Form; types: readonly string[] },
): Promise<Derivative | undefined> {
  return db
    .selectFrom('file_derivatives')
    .select(['blob_key', 'size', 'type'])
    .where('file_id', '=', row.id)
    .where('gridref', 'like', `${row.image_ref}-%`)
    .where('type', 'in', types)
    .where('width', '>=', form.width)
    .orderBy('width')
    .limit(1)
    .executeTakeFirst()
}

/** Neither turned nor cut, telling nothing of people and places, and not too large. */
function isShownAsItIs({ recipe, type, size, has_metadata }: FileRow): boolean {
  const isWhole = recipe.rotate === 0 && recipe.crop === null
  return isWhole && !has_metadata && size <= MOST_BYTES && SHOWN_AS_IT_IS.includes(type)
}
