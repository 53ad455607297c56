import { sql } from 'kysely'
import { demoOf, type KeptDemo } from '#kernel/server/manifest/demo.ts'
import { namedRows } from '#kernel/server/manifest/named-things.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes, trashIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { routesOf } from '#kernel/server/route.ts'
import { whereFilesShow } from '#modules/files/server/api.ts'
import { color } from '../colors/color.ts'
import { colorResource } from '../colors/server/color.resource.ts'
import { productFileRoutes, productFiles, sweepSoldFiles } from '../digital/server/product-files.ts'
import { orderGroups } from '../groups/group.calls.ts'
import { productGroup } from '../groups/group.ts'
import { groupResource, placeGroups } from '../groups/server/group.resource.ts'
import { exportRoute } from '../imports/server/export-products.ts'
import { importRoute, productImport } from '../imports/server/product-import.ts'
import { productRules } from '../law/server/product-rules.ts'
import { reductionRule } from '../law/server/reduction-rule.ts'
import { newDayJob } from '../offers/server/delivery-date.ts'
import { previewRoutes } from '../previews/server/preview-product.ts'
import { product } from '../products/product.ts'
import { settleJobs } from '../products/server/prices/settle-products.ts'
import { productResource } from '../products/server/product.resource.ts'
import { productRoutes } from '../products/server/product-routes.ts'
import { findProducts, searchRoute, suggestRoute } from '../search/server/search-route.ts'
import { shopLinks } from '../storefront/server/on-pages/link-targets.ts'
import { shopBlocks } from '../storefront/server/on-pages/load-blocks.ts'
import { shippingRoute } from '../storefront/server/shipping-route.ts'
import { storefront } from '../storefront/server/site-parts.ts'
import { keepGroups } from './keep-groups.ts'
import { createGroups } from './migrations/20261117-0900-catalog-create-groups.ts'
import { createColors } from './migrations/20261117-0905-catalog-create-colors.ts'
import { createProducts } from './migrations/20261117-0910-catalog-create-products.ts'
import { logPrices } from './migrations/20261117-0920-catalog-log-prices.ts'
import { addVariantContent } from './migrations/20261117-1600-catalog-content-of-variants.ts'
import { indexLegalGaps } from './migrations/20261118-0230-catalog-index-legal-gaps.ts'
import { demoLogGoes } from './migrations/20261118-0900-catalog-demo-log-goes.ts'
import { formerVariants } from './migrations/20261118-1700-catalog-former-variants.ts'
import { createDrafts } from './migrations/20261119-0100-catalog-create-drafts.ts'
import { addSizes } from './migrations/20261119-0130-catalog-sizes.ts'
import { keepFiles } from './migrations/20261119-0700-catalog-keep-files.ts'
import { indexTagsAndNumbers } from './migrations/20261119-1430-catalog-index-tags.ts'
import { personal } from './personal.ts'
import { showsFiles } from './shows-files.ts'
import type { CatalogTables } from './tables.ts'
import type { CatalogChange } from './unit-of-work.ts'

const on = routesOf<CatalogTables>()

const migrations = {
  '20261117-0900-catalog-create-groups': createGroups,
  '20261117-0905-catalog-create-colors': createColors,
  '20261117-0910-catalog-create-products': createProducts,
  '20261117-0920-catalog-log-prices': logPrices,
  '20261117-1600-catalog-content-of-variants': addVariantContent,
  '20261118-0230-catalog-index-legal-gaps': indexLegalGaps,
  '20261118-0900-catalog-demo-log-goes': demoLogGoes,
  '20261118-1700-catalog-former-variants': formerVariants,
  '20261119-0005-catalog-index-trash': trashIndexes([
    'products',
    'product_groups',
    'product_colors',
  ]),
  '20261119-0010-catalog-fold-search': searchIndexes({
    product_groups: ['title', 'slug'],
    product_colors: ['title', 'title_en'],
  }),
  '20261119-0100-catalog-create-drafts': createDrafts,
  '20261119-0130-catalog-sizes': addSizes,
  '20261119-0700-catalog-keep-files': keepFiles,
  '20261119-1430-catalog-index-tags': indexTagsAndNumbers,
}

export function catalogModule(): ServerModule {
  whereFilesShow(showsFiles)
  return {
    name: 'catalog',
    label: { de: 'Produkte', en: 'Products' },
    needs: ['shop', 'pricing', 'files', 'pages', 'theme'],
    partOf: 'shop',
    nouns: [product.name, productGroup.name, color.name],
    migrations,
    guards: [keepGroups],
    routes: [
      exportRoute,
      importRoute,
      suggestRoute,
      ...productRoutes,
      ...productFileRoutes,
      ...previewRoutes,
      on(orderGroups, async ({ change }, { body }) => ({
        ids: await change((unit) => placeGroups(unit, body.collection)),
      })),
      ...groupResource.routes,
      ...colorResource.routes,
    ],
    pages: [searchRoute, shippingRoute],
    site: { ...storefront, search: findProducts },
    blockData: shopBlocks,
    linkTargets: shopLinks,
    jobs: [...settleJobs, newDayJob, ...productFiles.jobs, sweepSoldFiles],
    imports: [productImport],
    personal,
    trash: [productResource.trash, groupResource.trash, colorResource.trash],
    law: [...productRules, reductionRule],
    demo: demoOf<CatalogTables>({ remove: removeDemo }),
    named: {
      [product.name]: named('products', 'shop/products'),
      [productGroup.name]: named('product_groups', 'shop/groups'),
      [color.name]: named('product_colors', 'shop/colors'),
    },
  }
}

function named(table: 'products' | 'product_groups' | 'product_colors', path: string) {
  return namedRows<CatalogTables>({ table, label: 'title', link: (id) => `${path}/${id}` })
}

/** The template has taken its goods back already; what they are said to have cost goes too. */
async function removeDemo({ db }: CatalogChange): Promise<KeptDemo[]> {
  for (const log of ['product_prices', 'product_showings'])
    await sql`delete from ${sql.table(log)} l using demo_rows d
      where d.noun = 'product' and d.item_id = l.product_id::text
        and not exists (select from products p where p.id = l.product_id)`.execute(db)
  await sql`delete from product_showings
    where product_id is null and not exists (select from product_prices)`.execute(db)
  return []
}
