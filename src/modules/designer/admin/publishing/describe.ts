import { z } from 'zod'
import type { Block } from '#kernel/site/block/block.ts'
import { cards } from '#modules/pages/blocks/cards/block.ts'
import type { Finding } from '../../check/findings/finding.ts'
import { type Ground, typeAt } from '../../model/commands/rules.ts'

/** What is said of a picture, or that there is nothing to say. */
export type Described = { readonly alt: string; readonly isDecorative: boolean }

const Files = z.record(
  z.string(),
  z.object({ picture: z.object({ src: z.string() }).nullable() }).nullish(),
)
const Pictured = z
  .object({ file: z.string() })
  .or(z.object({ portrait: z.string() }).transform(({ portrait }) => ({ file: portrait })))
const Listed = z.object({ items: z.array(z.looseObject({})) })

export function isPicture({ rule, block }: Finding): boolean {
  return rule === 'alt-missing' && block !== null
}

/** A block with a list of pictures has a finding for each. */
export function keyOf({ block, values }: Finding): string {
  return `${block}.${values.item ?? ''}`
}

/** The block with the words: its own, or those of one entry of its list, which is named. */
export function describe({ field, values }: Finding, { alt, isDecorative }: Described) {
  const words = alt.trim()
  const said = isDecorative ? { alt: '', isDecorative } : { alt: words, isDecorative }
  return (block: Block & { props: Record<string, unknown> }) => {
    const list = Listed.safeParse(block.props)
    if (values.item === undefined || !list.success) {
      const own = field === 'author' ? (isDecorative ? { isDecorative } : { author: words }) : said
      return { ...block, props: { ...block.props, ...own } }
    }
    const named = isDecorative ? { isDecorative } : { name: words, isDecorative }
    const entry = block.type === cards.name ? said : named
    const items = list.data.items.map((item, index) =>
      index === values.item ? { ...item, ...entry } : item,
    )
    return { ...block, props: { ...block.props, items } }
  }
}

export function mayDecorate(ground: Ground, { block, values }: Finding): boolean {
  const type = typeAt(ground, block ?? '')
  if (!type) return false
  return values.item !== undefined || 'isDecorative' in type.schema.shape
}

/** A small picture of what is to be described, as the canvas has it. */
export function thumbnailOf(ground: Ground, finding: Finding, data: unknown): string | undefined {
  const props = ground.doc.nodes[finding.block ?? '']?.block.props
  const list = Listed.safeParse(props)
  const holder = list.success ? list.data.items[Number(finding.values.item)] : props
  const pictured = Pictured.safeParse(holder)
  const files = Files.safeParse(data)
  if (!pictured.success || !files.success) return undefined
  return files.data[pictured.data.file]?.picture?.src
}
