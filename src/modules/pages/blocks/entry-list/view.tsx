import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { blockMessages } from '../messages.ts'
import { pictureSizes } from '../picture-sizes.ts'
import type { entryList } from './block.ts'
import { EntryTeasers } from './teasers.tsx'

export function EntryListView({ props, data, lang, share }: PropsOf<typeof entryList>) {
  if (!data) return null
  const t = translator(blockMessages, lang)
  const { title, columns, hasPictures } = props
  const sizes = pictureSizes(share, { of: { md: 1 / 2, lg: 1 / columns } })
  const entries = hasPictures ? data : data.map((entry) => ({ ...entry, picture: null }))
  return (
    <section className="entries" aria-label={title || undefined}>
      {title && <h2>{title}</h2>}
      {entries.length === 0 && <p className="quiet-words">{t('entries.empty')}</p>}
      {entries.length > 0 && (
        <EntryTeasers {...{ entries, columns, lang, sizes }} heading={title ? 'h3' : 'h2'} />
      )}
    </section>
  )
}
