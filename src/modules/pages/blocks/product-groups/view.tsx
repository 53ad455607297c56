import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { blockMessages } from '../messages.ts'
import type { productGroups } from './block.ts'
import { GroupTiles } from './group-tiles.tsx'

export function ProductGroupsView({ props, data, lang }: PropsOf<typeof productGroups>) {
  if (!data) return null
  const t = translator(blockMessages, lang)
  const { title } = props
  return (
    <section className="products" aria-label={title || undefined}>
      {title && <h2>{title}</h2>}
      {data.length === 0 && <p className="quiet-words">{t('products.empty')}</p>}
      {data.length > 0 && <GroupTiles groups={data} />}
    </section>
  )
}
