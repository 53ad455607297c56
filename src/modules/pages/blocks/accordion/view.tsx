import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { byPlace } from '#kernel/site/block/grid/by-place.ts'
import { renderRichText } from '#kernel/site/block/rich-text/render-rich-text.tsx'
import type { accordion } from './block.ts'

export function AccordionView({ id, props, linkTo }: PropsOf<typeof accordion>) {
  const items = props.items.filter(({ title }) => title.trim())
  if (items.length === 0) return null
  return (
    <div className="accordion">
      {byPlace(items).map(({ key, at, item: { title, text } }) => (
        <details
          key={key}
          name={props.isExclusive ? `accordion-${id}` : undefined}
          open={props.isFirstOpen && at === 0}
        >
          <summary>{title}</summary>
          <div className="rich">{renderRichText(text, linkTo)}</div>
        </details>
      ))}
    </div>
  )
}
