import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { untouchedProducts } from '#modules/catalog/server/api.ts'
import type { CatalogTables } from '#modules/catalog/server/tables.ts'
import type { SampleProduct } from '../../contract-online.ts'
import type { SiteTables } from '../install-content.ts'
import { isDemo, readProgress, writeProgress } from '../progress.ts'
import { clearShop, installedOf } from './install-shop.ts'

/** Products that came with the template and that nobody rewrote, removed or took over. */
export async function findSampleProducts({
  db,
  config,
}: Pick<Scope<never>, 'db' | 'config'>): Promise<SampleProduct[]> {
  if (!isComponentEnabled(config.get(enabledComponentsSection), 'shop')) return []
  const progress = await readProgress(tablesOf(db))
  if (isDemo(progress)) return []
  const { products } = installedOf(progress.shop)
  const found = await untouchedProducts(tablesOf<CatalogTables>(db), products)
  return found.map(({ id, title }) => ({ product: id, title }))
}

/** It stays as it is, and is no sample any more. */
export async function acceptProduct(scope: Scope<never>, product: string): Promise<void> {
  await scope.change((change) =>
    writeProgress(change, (before) => {
      const { shop } = before
      if (!Object.values(shop.products).includes(product)) throw failures.notFound()
      const accepted = [...new Set([...shop.accepted, product])]
      return { ...before, shop: { ...shop, accepted } }
    }),
  )
}

/** All that are still samples go into the trash, with the groups and colours they leave empty. */
export async function removeSampleProducts(scope: Scope<never>): Promise<void> {
  await typedScope<SiteTables>(scope).change(async (change) => {
    const progress = await writeProgress(change, (before) => before)
    if (!isDemo(progress)) await clearShop(change, progress.shop)
  })
}
