import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { ButtonRow, leading } from '../links/button-row.tsx'
import type { button } from './block.ts'

export function ButtonView({ props, linkTo }: PropsOf<typeof button>) {
  if (leading(props.buttons, linkTo).length === 0) return null
  return (
    <div className={`to-${props.align}`}>
      <ButtonRow buttons={props.buttons} linkTo={linkTo} />
    </div>
  )
}
