import { contentOf } from './content.ts'
import type { Product } from './product.ts'

const FACTS = ['price', 'content', 'image', 'maker', 'summary', 'group'] as const
type Fact = (typeof FACTS)[number]

type Described = Pick<Product, 'variants' | 'images' | 'maker' | 'summary' | 'groups' | 'content'>

/**
 * What visitors or the law will miss. The name and the postal and electronic address of the maker
 * must stand on the page of everything that is new (GPSR, Art. 19); where a group is sold by weight,
 * volume, length or area, no base price can be told without the content (§ 4 PAngV).
 */
export function missingFacts(item: Described, basePriceGroups: readonly string[]): Fact[] {
  const { variants, images, maker, summary, groups } = item
  const { name, address, email } = maker
  const isMissing: Record<Fact, boolean> = {
    price: variants.some(({ price }) => price === 0),
    content:
      groups.some((group) => basePriceGroups.includes(group)) &&
      variants.some((variant) => contentOf(item, variant) === null),
    image: images.length === 0,
    maker: !name || !address || !email,
    summary: summary === '',
    group: groups.length === 0,
  }
  return FACTS.filter((fact) => isMissing[fact])
}
