import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { byPlace } from '#kernel/site/block/grid/by-place.ts'
import { renderRichText } from '#kernel/site/block/rich-text/render-rich-text.tsx'
import { blockMessages } from '../messages.ts'
import type { tabs } from './block.ts'

/** Titled parts below one another; with scripts they become tabs (`data-tabs`). */
export function TabsView({ id, props, lang, linkTo }: PropsOf<typeof tabs>) {
  const items = props.items.filter(({ title }) => title.trim())
  if (items.length === 0) return null
  const t = translator(blockMessages, lang)
  return (
    <div className="tabs" data-tabs={t('tabs.label')}>
      {byPlace(items).map(({ key, at, item: { title, text } }) => (
        <section key={key} id={`tab-${id}-${at + 1}`}>
          <h3>{title}</h3>
          <div className="rich">{renderRichText(text, linkTo)}</div>
        </section>
      ))}
    </div>
  )
}
