import { formatDay, formatMoment } from '#kernel/i18n/format.ts'
import { type Translate, translator } from '#kernel/i18n/texts.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { texts } from '../../texts.ts'
import type { StatusData } from '../report-pages.ts'
import { siteTexts } from '../texts.ts'
import { StatusForms } from './status-forms.tsx'

/** What became of a report: coarse state and public messages, nothing of what goes on inside. */
export function StatusView({ data, lang }: ViewProps<StatusData>) {
  const t = translator(siteTexts, lang)
  const words = translator(texts, lang)
  const { bug, done, url } = data
  return (
    <article className="form-page bug-status">
      <p className="bug-number">{t('status.title', { number: bug.number })}</p>
      <h1>{bug.title}</h1>
      {done && (
        <div className="message" role="status">
          <p>{t(`status.done.${done}`)}</p>
          {done === 'sent' && <a href={url}>{url}</a>}
        </div>
      )}
      <div className="bug-state" data-state={bug.status}>
        <p className="bug-state-name">{words(`publicStatus.${bug.status}`)}</p>
        <p>{t(`status.hint.${bug.status}`)}</p>
      </div>
      <dl className="bug-facts">
        <Fact name={t('status.reported')} value={formatDay(bug.created, lang)} />
        <Fact name={t('status.changed')} value={formatDay(bug.updated, lang)} />
        {bug.fixedIn !== '' && <Fact name={t('status.fixedIn')} value={bug.fixedIn} />}
      </dl>
      <Messages bug={bug} lang={lang} t={t} />
      <StatusForms data={data} t={t} />
    </article>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

type MessagesProps = {
  bug: StatusData['bug']
  lang: ViewProps<StatusData>['lang']
  t: Translate<typeof siteTexts>
}

function Messages({ bug, lang, t }: MessagesProps) {
  return (
    <section className="bug-part">
      <h2>{t('status.messages')}</h2>
      {bug.comments.length === 0 && <p className="bug-quiet">{t('status.noMessages')}</p>}
      <ol className="plain-list bug-messages">
        {bug.comments.map(({ from, body, created }) => (
          <li key={`${created} ${from}`} data-from={from}>
            <p className="bug-quiet">
              <strong>{t(from === 'team' ? 'status.team' : 'status.you')}</strong>{' '}
              <time dateTime={created}>{formatMoment(created, lang)}</time>
            </p>
            <p className="bug-words">{body}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
