import { createElement } from 'react'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import type { heading } from './block.ts'

export function HeadingView({ props }: PropsOf<typeof heading>) {
  const { text, level, align, eyebrow, anchor } = props
  if (!text.trim()) return null
  return (
    <div className={`heading heading-${level} to-${align}`} id={anchor || undefined}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {createElement(`h${level}`, {}, text)}
    </div>
  )
}
