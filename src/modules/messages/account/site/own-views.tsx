import { formatMoment } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { TextField } from '#kernel/site/form/text-field.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { AccountFrame } from '#modules/users/site/parts.tsx'
import { contactPage } from '../../form/form-page.ts'
import type { Entry } from '../../inbox/message.calls.ts'
import { ownMessages } from '../messages.ts'
import { type OwnMessage, type OwnMessages, ownMessagePage, ownMessagesPage } from '../pages.ts'

/** The own threads, newest first. */
export function OwnMessagesView({ data, lang }: ViewProps<OwnMessages>) {
  const t = translator(ownMessages, lang)
  const { items, next } = data
  return (
    <AccountFrame part="messages" lang={lang} title={t('list.title')} lead={t('list.lead')}>
      {items.length === 0 && <p>{t('list.empty')}</p>}
      <ul className="own-messages plain-list">
        {items.map(({ _id, subject, received_at, state }) => (
          <li key={_id}>
            <a href={ownMessagePage.path[lang].replace(':id', _id)}>{subject}</a>
            <span className="hint">
              {formatMoment(received_at, lang)} · {t(`state.${state}`)}
            </span>
          </li>
        ))}
      </ul>
      {next && (
        <p>
          <a href={`${ownMessagesPage.path[lang]}?cursor=${encodeURIComponent(next)}`}>
            {t('list.older')}
          </a>
        </p>
      )}
      <p>
        <a className="button" href={contactPage.path[lang]}>
          {t('list.write')}
        </a>
      </p>
    </AccountFrame>
  )
}

/** One thread, oldest first, and a place to answer. */
export function OwnMessageView({ data, lang, path }: ViewProps<OwnMessage>) {
  const t = translator(ownMessages, lang)
  const { message, isSent, typed, fault } = data
  const faults: Record<string, string> = fault ? { text: fault } : {}
  const form = { typed: { text: typed }, faults }
  return (
    <AccountFrame part="messages" lang={lang} title={message.subject}>
      <p>
        <a href={ownMessagesPage.path[lang]}>{t('thread.back')}</a>
      </p>
      {isSent && (
        <p className="message" role="status">
          {t('thread.sent')}
        </p>
      )}
      <ol className="own-thread plain-list">
        {message.thread.map((entry) => (
          <EntryLine key={entry._id} entry={entry} lang={lang} />
        ))}
      </ol>
      <form method="post" action={path} className="form" data-plain>
        <input type="hidden" name="seen" value={message.thread.at(-1)?._id ?? ''} />
        <TextField
          form={form}
          name="text"
          label={t('thread.answer')}
          rows={6}
          maxLength={20_000}
          required
        />
        <button type="submit" className="button">
          {t('thread.submit')}
        </button>
      </form>
    </AccountFrame>
  )
}

function EntryLine({ entry, lang }: { entry: Entry; lang: Lang }) {
  const t = translator(ownMessages, lang)
  const { kind, at, text, attachments } = entry
  return (
    <li data-kind={kind}>
      <p className="hint">
        <strong>{kind === 'in' ? t('thread.you') : t('thread.team')}</strong>{' '}
        <time dateTime={at}>{formatMoment(at, lang)}</time>
      </p>
      <p className="own-text">{text}</p>
      {attachments.length > 0 && (
        <ul aria-label={t('thread.files')}>
          {attachments.map(({ _id, name, url }) => (
            <li key={_id}>
              <a href={url} data-plain>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
