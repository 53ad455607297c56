import type { PropsOf } from '#kernel/site/block/block-view.ts'
import type { hr } from './block.ts'

export function HrView({ props }: PropsOf<typeof hr>) {
  return <hr className={`rule rule-${props.look}`} />
}
