import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { renderRichText } from '#kernel/site/block/rich-text/render-rich-text.tsx'
import { isEmptyText } from '#kernel/site/block/rich-text/text-of.ts'
import type { text } from './block.ts'

export function TextView({ props, linkTo }: PropsOf<typeof text>) {
  if (isEmptyText(props.text)) return null
  return <div className={`rich rich-${props.look}`}>{renderRichText(props.text, linkTo)}</div>
}
