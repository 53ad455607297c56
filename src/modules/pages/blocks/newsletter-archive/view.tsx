import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { blockMessages } from '../messages.ts'
import type { newsletterArchive } from './block.ts'
import { MailList } from './mail-list.tsx'

/** The newest issues, and the way to all of them. */
export function NewsletterArchiveView({
  id,
  props,
  data,
  lang,
}: PropsOf<typeof newsletterArchive>) {
  if (!data) return null
  const t = translator(blockMessages, lang)
  const { mails, archive } = data
  const titleId = `${id}-title`
  return (
    <section className="entries" aria-labelledby={titleId}>
      <h2 id={titleId}>{props.title || t('archive.title')}</h2>
      {mails.length === 0 ? (
        <p className="quiet-words">{t('archive.empty')}</p>
      ) : (
        <>
          <MailList mails={mails} lang={lang} heading="h3" />
          <p>
            <a href={archive}>{t('archive.all')}</a>
          </p>
        </>
      )}
    </section>
  )
}
