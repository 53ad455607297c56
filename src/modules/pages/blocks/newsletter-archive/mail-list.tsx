import { formatDay } from '#kernel/i18n/format.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { ArchivedMail } from './block.ts'

type Props = {
  mails: readonly ArchivedMail[]
  lang: Lang
  /** Of the titles; one below the heading that stands above the list. */
  heading: 'h2' | 'h3'
}

/** Issues below one another; each opens as a document of its own, not inside the website. */
export function MailList({ mails, lang, heading: Heading }: Props) {
  return (
    <ul className="cards cards-plain plain-list" data-columns={1}>
      {mails.map(({ href, subject, preheader, sentAt }) => (
        <li key={href} className="card">
          <div className="card-words">
            <p className="eyebrow">
              <time dateTime={sentAt}>{formatDay(sentAt, lang)}</time>
            </p>
            <Heading>
              <a href={href} data-plain="">
                {subject}
              </a>
            </Heading>
            {preheader && <p>{preheader}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
