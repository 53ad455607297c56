import type { PropsOf } from '#kernel/site/block/block-view.ts'
import type { column } from './block.ts'

export function ColumnView({ props, slots }: PropsOf<typeof column>) {
  if (!slots.blocks) return null
  const frame = props.isFramed ? ' framed' : ''
  return <div className={`column stand-${props.align}${frame}`}>{slots.blocks}</div>
}
