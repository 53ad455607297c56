import { failures } from '#kernel/server/app-error.ts'
import { publishingFailures } from '#kernel/server/publishing/publishing-failures.ts'
import type { NewProduct, Product } from '../../products/product.ts'
import { checkValues } from '../../products/server/check-product.ts'
import { matchVariants } from '../../products/server/match-variants.ts'
import { productResource } from '../../products/server/product.resource.ts'
import { mustBeFreeNumbers } from '../../products/server/write-variants.ts'
import type { Variant, WrittenVariant } from '../../products/variant.ts'
import type { CatalogChange } from '../../server/unit-of-work.ts'
import { dropDraft, findDraft, storeDraft, toWire } from './draft-rows.ts'
import {
  differing,
  fieldsOf,
  mergeDraft,
  type ProductFields,
  type SomeFields,
} from './merge-draft.ts'

type Read = { version: number; revision: number }

/**
 * Keeps what was written beside the live product. Whoever saves has seen the newest of both, so the
 * draft begins anew from what is live now.
 */
export async function keepDraft(
  change: CatalogChange,
  id: string,
  { version, revision, ...given }: Partial<NewProduct> & Read,
): Promise<void> {
  const { live, row } = await takeDraft(change, id, { version, revision })
  if (live.state === 'draft' && !row) throw publishingFailures.notLive()
  const now = fieldsOf(live)
  const before = row ? mergeDraft(row, now) : now
  await checkValues(change, given, { ...live, ...before })
  if (given.variants) await mustBeFreeNumbers(change.db, id, given.variants)
  const after = { ...before, ...readable(given, { live: now, before }) }
  const fields = differing(now, after)
  await change.audit({
    noun: productResource.noun.name,
    id,
    action: 'save-draft',
    before,
    after,
  })
  if (Object.keys(fields).length === 0) return dropDraft(change, live)
  // Variants have a value for each axis: one without the other could not be published.
  const whole = fields.variants ? { ...fields, axes: after.axes } : fields
  await storeDraft(change, live, { base: now, fields: whole })
}

/** Locks product and draft; refuses when either is newer than what was read. */
export async function takeDraft(change: CatalogChange, id: string, { version, revision }: Read) {
  const live = await productResource.take(change, id, version)
  const row = await findDraft(change.db, id)
  if ((row?.revision ?? 0) !== revision)
    throw failures.stale({ current: toWire(row, live) ?? live })
  return { live, row }
}

/** What was written, as it reads: each variant has an id, also the one that is still to come. */
function readable(
  { variants, ...given }: Partial<NewProduct>,
  { live, before }: { live: ProductFields; before: ProductFields },
): SomeFields {
  const { online_from, online_to } = given
  const moments = {
    ...(online_from && { online_from: new Date(online_from).toISOString() }),
    ...(online_to && { online_to: new Date(online_to).toISOString() }),
  }
  if (!variants) return { ...given, ...moments }
  const known = new Map([...before.variants, ...live.variants].map((one) => [one._id, one]))
  const matched = matchVariants(
    variants,
    [...known.values()].map(({ _id, ...one }) => ({ ...one, id: _id })),
  )
  const whole = matched.map(({ id, ...one }): Variant => ({ _id: id, ...one }))
  return { ...given, ...moments, variants: whole }
}

/** A draft may name variants that are not there yet, or not any more: those are matched anew. */
export function writable(fields: SomeFields, live: Product): Partial<NewProduct> {
  const { variants, ...rest } = fields
  if (!variants) return rest
  const known = new Set(live.variants.map(({ _id }) => _id))
  return {
    ...rest,
    variants: variants.map(
      ({ _id, ...one }): WrittenVariant => (known.has(_id) ? { _id, ...one } : one),
    ),
  }
}
