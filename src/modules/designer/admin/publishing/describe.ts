import { z } from 'zod'
import type { Block } from '#kernel/site/block/block.ts'
import type { Finding } from '../../check/finding.ts'
import { type Ground, typeAt } from '../../model/rules.ts'

/** What is said of a picture, or that there is nothing to say. */
export type Described = { readonly alt: string; readonly isDecorative: boolean }

const Files = z.record(
  z.string(),
  z.object({ picture: z.object({ src: z.string() }).nullable() }).nullish(),
)
const Pictured = z.object({ file: z.string() })
const Listed = z.object({ items: z.array(z.looseObject({})) })

export function isPicture({ rule, block }: Finding): boolean {
  return rule === 'alt-missing' && block !== null
}

/** A block with a list of pictures has a finding for each. */
export function keyOf({ block, values }: Finding): string {
  return `${block}.${values.item ?? ''}`
}

/** The block with the words: its own, or those of one entry of its list, which is named. */
export function describe({ values }: Finding, { alt, isDecorative }: Described) {
  const said = isDecorative ? { alt: '', isDecorative } : { alt: alt.trim(), isDecorative }
  return (block: Block & { props: Record<string, unknown> }) => {
    const list = Listed.safeParse(block.props)
    if (values.item === undefined || !list.success) {
      return { ...block, props: { ...block.props, ...said } }
    }
    const items = list.data.items.map((item, index) =>
      index === values.item ? { ...item, name: alt.trim() } : item,
    )
    return { ...block, props: { ...block.props, items } }
  }
}

export function mayDecorate(ground: Ground, { block, values }: Finding): boolean {
  const type = typeAt(ground, block ?? '')
  return values.item === undefined && type !== undefined && 'isDecorative' in type.schema.shape
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
