import type { Translate } from '#kernel/i18n/texts.ts'
import { TextField } from '#kernel/site/form/text-field.tsx'
import type { StatusData } from '../report-pages.ts'
import type { siteTexts } from '../texts.ts'

type Props = { data: StatusData; t: Translate<typeof siteTexts> }

/** What a reporter can do: answer, say that it still matters, stop the mails. */
export function StatusForms({ data, t }: Props) {
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
