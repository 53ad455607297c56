import { formatDay } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/texts.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { blockTexts } from '../../block-texts.ts'
import { pictureSizes } from '../picture-sizes.ts'
import type { EntryTeaser, entryList } from './block.ts'

export function EntryListView({ props, data, lang, share }: PropsOf<typeof entryList>) {
  if (!data) return null
  const t = translator(blockTexts, lang)
  const sizes = pictureSizes(share, { md: 1 / 2, lg: 1 / props.columns })
  return (
    <section className="entries" aria-label={props.title || undefined}>
      {props.title && <h2>{props.title}</h2>}
      {data.length === 0 && <p className="quiet-words">{t('entries.empty')}</p>}
      {data.length > 0 && (
        <ul className="cards cards-plain plain-list" data-columns={props.columns}>
          {data.map((entry) => (
            <Teaser
              key={entry.id}
              entry={props.hasPictures ? entry : { ...entry, picture: null }}
              lang={lang}
              sizes={sizes}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type TeaserProps = { entry: EntryTeaser; lang: Lang; sizes: string }

function Teaser({ entry, lang, sizes }: TeaserProps) {
  return (
    <li className="card">
      {entry.picture && <Picture file={{ ...entry.picture, alt: '' }} sizes={sizes} />}
      <div className="card-words">
        <p className="eyebrow">
          <time dateTime={entry.date}>{formatDay(entry.date, lang)}</time>
        </p>
        <h3>
          <a href={entry.href}>{entry.title}</a>
        </h3>
        {entry.excerpt && <p>{entry.excerpt}</p>}
      </div>
    </li>
  )
}
