import type { PropsOf } from '#kernel/site/block/block-view.ts'
import type { section } from './block.ts'

export function SectionView({ props, slots }: PropsOf<typeof section>) {
  const { tone, space, isFullWidth, anchor } = props
  if (!slots.blocks) return null
  const reach = isFullWidth ? ' section-full' : ''
  return (
    <div className={`section tone-${tone} space-${space}${reach}`} id={anchor || undefined}>
      {slots.blocks}
    </div>
  )
}
