import { failures } from '#kernel/server/app-error.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { catalogFailures } from '../../errors.ts'
import type { Product } from '../../products/product.ts'
import { productResource } from '../../products/server/product.resource.ts'
import type { CatalogChange } from '../../server/unit-of-work.ts'
import { dropDraft } from './draft-rows.ts'
import { differing, fieldsOf, mergeDraft } from './merge-draft.ts'
import { takeDraft, writable } from './save-draft.ts'

/**
 * Makes the draft live in one step, by the rules of every other write; only now prices reach their log.
 * Of two who publish the same draft at once, the second is told that it is done.
 */
export async function makeLive(
  change: CatalogChange,
  id: string,
  read: { version: number; revision: number },
): Promise<Product> {
  mustPublish(change.scope, productResource.noun.module, catalogFailures.publishProduct)
  const { live, row } = await takeDraft(change, id, read)
  if (!row) throw failures.notFound()
  const now = fieldsOf(live)
  const fields = differing(now, mergeDraft(row, now))
  await dropDraft(change, live)
  const values = { ...writable(fields, live), version: read.version }
  const item =
    Object.keys(fields).length === 0
      ? { ...live, has_draft: false }
      : await productResource.change(change, id, values)
  await change.audit({ noun: productResource.noun.name, id, action: 'publish-draft' })
  return item
}

/** What it said stays readable in the history. */
export async function throwAway(
  change: CatalogChange,
  id: string,
  { revision }: { revision: number },
): Promise<void> {
  const [live] = await productResource.read(change.db, [id])
  if (!live) throw failures.notFound()
  const { row } = await takeDraft(change, id, { version: live.version, revision })
  if (!row) throw failures.notFound()
  await dropDraft(change, live)
  const before = { ...row.fields }
  await change.audit({ noun: productResource.noun.name, id, action: 'discard-draft', before })
}
