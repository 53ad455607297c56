import { formatDay } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { fileSize } from '#modules/pages/blocks/file-size.ts'
import { messages } from '../../messages.ts'
import type { OrderPageData } from '../../orders/pages.ts'

type Props = { data: Pick<OrderPageData, 'files' | 'filesUntil'>; lang: Lang }

/** The files of an order: plain links, so nothing but a browser is needed. */
export function DownloadList({ data: { files, filesUntil }, lang }: Props) {
  const t = translator(messages, lang)
  if (files.length === 0) return null
  const waits = files.some(({ href }) => href === '')
  return (
    <section className="order-files">
      <h2>{t('files.title')}</h2>
      <p>{t(waits ? 'files.waits' : 'files.lead', { day: formatDay(filesUntil, lang) })}</p>
      <ul className="plain-list">
        {files.map(({ name, size, href }, at) => (
          <li key={href || `${name} ${at}`}>
            {href === '' ? (
              <span>{name}</span>
            ) : (
              <a href={href} download={name} rel="nofollow">
                {t('files.download', { name })}
              </a>
            )}{' '}
            <span className="hint">{fileSize(size, lang)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
