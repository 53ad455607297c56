import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Notice, ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../messages.ts'

/** Stands in for a page that is missing, failed or closed; says what happened and how to go on. */
export function NoticeView({ data, lang, path }: ViewProps<Notice>) {
  const { kind, text, image, requestId } = data
  const t = translator(messages, lang)
  return (
    <div className="notice wrap">
      {image && <img src={image} alt="" />}
      <h1>{t(`${kind}.title`)}</h1>
      <p className="lead">{text || t(`${kind}.text`)}</p>
      {kind !== 'soon' && (
        <a className="button" href={path} data-plain="">
          {t(`${kind}.action`)}
        </a>
      )}
      {requestId && <p className="number">{t('failed.number', { id: requestId })}</p>}
    </div>
  )
}

export function noticeTitle(kind: Notice['kind'], lang: Lang): string {
  return translator(messages, lang)(`${kind}.title`)
}
