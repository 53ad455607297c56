import type { PropsOf } from '#kernel/site/block/block-view.ts'
import type { spacer } from './block.ts'

export function SpacerView({ props }: PropsOf<typeof spacer>) {
  return <div className={`spacer spacer-${props.size}`} aria-hidden="true" />
}
