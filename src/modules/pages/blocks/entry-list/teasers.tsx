import { formatDay } from '#kernel/i18n/format.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import type { EntryTeaser } from './block.ts'

type Shown = {
  lang: Lang
  /** How wide the pictures are drawn. */
  sizes: string
  /** Of the titles; one below the heading that stands above the list. */
  heading: 'h2' | 'h3'
}

type EntryTeasersProps = Shown & { entries: readonly EntryTeaser[]; columns: number }

/** Entries side by side, each a picture, a day, a title that leads to it, and its first words. */
export function EntryTeasers({ entries, columns, ...shown }: EntryTeasersProps) {
  return (
    <ul className="cards cards-plain plain-list" data-columns={columns}>
      {entries.map((entry) => (
        <Teaser key={entry.id} entry={entry} {...shown} />
      ))}
    </ul>
  )
}

function Teaser({ entry, lang, sizes, heading: Heading }: Shown & { entry: EntryTeaser }) {
  return (
    <li className="card">
      {entry.picture && <Picture file={{ ...entry.picture, alt: '' }} sizes={sizes} />}
      <div className="card-words">
        <p className="eyebrow">
          <time dateTime={entry.date}>{formatDay(entry.date, lang)}</time>
        </p>
        <Heading>
          <a href={entry.href}>{entry.title}</a>
        </Heading>
        {entry.excerpt && <p>{entry.excerpt}</p>}
      </div>
    </li>
  )
}
