import { formatDay, formatMoment } from '#kernel/i18n/format.ts'
import { type Translate, translator } from '#kernel/i18n/messages.ts'
import { TextField } from '#kernel/site/form/text-field.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../../messages.ts'
import { siteMessages } from '../messages.ts'
import type { StatusData } from '../report-pages.ts'

type Props = { data: StatusData; t: Translate<typeof siteMessages> }

/** What became of a report: coarse state and public messages, nothing of what goes on inside. */
export function StatusView({ data, lang }: ViewProps<StatusData>) {
  const t = translator(siteMessages, lang)
  const words = translator(messages, lang)
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
  t: Translate<typeof siteMessages>
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

/** What a reporter can do: answer, say that it still matters, stop the mails. */
function StatusForms({ data, t }: Props) {
  return (
    <>
      <AnswerForm data={data} t={t} />
      <section className="bug-part">
        <h2>{t('status.options')}</h2>
        <VoteForm votes={data.votes} t={t} />
      </section>
      {data.mails !== 'none' && (
        <section className="bug-part">
          <h2>{t('status.mails')}</h2>
          <p>{t(data.mails === 'on' ? 'status.mailsOn' : 'status.mailsOff')}</p>
          <OneButton
            action={data.mails === 'on' ? 'mute' : 'unmute'}
            label={t(data.mails === 'on' ? 'status.mute' : 'status.unmute')}
          />
        </section>
      )}
    </>
  )
}

function AnswerForm({ data, t }: Props) {
  const { bug, typed, fault } = data
  return (
    <section className="bug-part">
      <h2>{t(bug.status === 'question' ? 'status.answer' : 'status.add')}</h2>
      {fault && (
        <p className="form-error" role="alert">
          {fault}
        </p>
      )}
      <form method="post" className="form" data-plain>
        <TextField
          name="body"
          label={t('status.message')}
          form={{ typed: { body: typed }, faults: {} }}
          rows={5}
          maxLength={10_000}
          required
        />
        <button type="submit" name="action" value="answer" className="button">
          {t('status.send')}
        </button>
      </form>
    </section>
  )
}

function VoteForm({ votes, t }: { votes: StatusData['votes']; t: Props['t'] }) {
  const { count, hasVoted } = votes
  return (
    <>
      <p>{count === 0 ? t('status.noVotes') : t('status.votes', { count })}</p>
      <OneButton
        action={hasVoted ? 'unvote' : 'vote'}
        label={t(hasVoted ? 'status.unvote' : 'status.vote')}
      />
    </>
  )
}

function OneButton({ action, label }: { action: string; label: string }) {
  return (
    <form method="post" data-plain>
      <button type="submit" name="action" value={action} className="button quiet">
        {label}
      </button>
    </form>
  )
}
