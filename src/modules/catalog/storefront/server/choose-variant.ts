import { productPath } from '../../addresses.ts'
import type { Product } from '../../products/product.ts'
import type { Variant } from '../../products/variant.ts'
import type { Choice } from '../storefront.ts'
import { picturesOf, type ShopContext } from './shop-context.ts'

type Color = { id: string; title: string; title_en: string; hex: string; image: string | null }

/**
 * What there is to choose: colours first, then each axis. A value leads to the variant that has it and
 * is otherwise like the chosen one; where there is none, to the first that has it.
 */
export async function choicesOf(
  site: ShopContext,
  item: Product,
  chosen: Variant | undefined,
): Promise<{ choices: Choice[]; tags: string[] }> {
  const { lang, root } = site
  const path = productPath(root, item.slug)
  const colors = await readColors(site, item)
  const { pictures, tags } = await picturesOf(
    site,
    colors.map(({ image }) => image),
  )
  const hrefOf = (fits: (variant: Variant) => boolean) => {
    const found = nearest(item.variants.filter(fits), chosen)
    return found ? `${path}?variant=${found._id}` : path
  }
  const axes = item.axes.map(
    ({ name, name_en, values }, at): Choice => ({
      label: (lang === 'en' && name_en) || name,
      values: values
        .filter(({ value }) => item.variants.some((variant) => variant.axes[at] === value))
        .map(({ value, value_en }) => ({
          label: (lang === 'en' && value_en) || value,
          href: hrefOf((variant) => variant.axes[at] === value),
          isChosen: chosen?.axes[at] === value,
          swatch: null,
        })),
    }),
  )
  const color: Choice = {
    label: site.t('color'),
    values: colors.map(({ id, title, title_en, hex, image }) => ({
      label: (lang === 'en' && title_en) || title,
      href: hrefOf((variant) => variant.color === id),
      isChosen: chosen?.color === id,
      swatch: { hex, picture: pictures.get(image ?? '') ?? null },
    })),
  }
  return { choices: [...(colors.length > 0 ? [color] : []), ...axes], tags }
}

/** The one that shares most with what is chosen; the first of several. */
function nearest(variants: readonly Variant[], chosen: Variant | undefined): Variant | undefined {
  const alike = ({ color, axes }: Variant) =>
    Number(color === chosen?.color) + axes.filter((value, at) => value === chosen?.axes[at]).length
  const most = Math.max(...variants.map(alike))
  return variants.find((variant) => alike(variant) === most)
}

async function readColors({ context }: ShopContext, { variants }: Product): Promise<Color[]> {
  const ids = variants.flatMap(({ color }) => color ?? [])
  if (ids.length === 0) return []
  return context.db
    .selectFrom('product_colors')
    .select(['id', 'title', 'title_en', 'hex', 'image'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('title')
    .execute()
}
