import { formatMoment } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/texts.ts'
import type { OwnSession } from '#modules/auth/sessions/session.calls.ts'
import { protectionTexts } from '../../messages.ts'

type Props = { sessions: readonly OwnSession[]; lang: Lang }

export function SessionList({ sessions, lang }: Props) {
  const t = translator(protectionTexts, lang)
  const hasOthers = sessions.some(({ current }) => !current)
  return (
    <>
      <ul className="account-rows plain-list">
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} lang={lang} />
        ))}
      </ul>
      {hasOthers && (
        <form method="post">
          <button type="submit" name="form" value="others" className="button quiet">
            {t('sessions.endOthers')}
          </button>
        </form>
      )}
    </>
  )
}

function SessionRow({ session, lang }: { session: OwnSession; lang: Lang }) {
  const t = translator(protectionTexts, lang)
  const { _id, device, current } = session
  const facts = {
    created: formatMoment(session.created_at, lang),
    active: formatMoment(session.last_active, lang),
    network: session.ip_prefix,
  }
  return (
    <li className="account-row">
      <div>
        <strong>{device}</strong>
        <p className="hint">{t('sessions.facts', facts)}</p>
      </div>
      {current ? (
        <span className="account-mark">{t('sessions.here')}</span>
      ) : (
        <form method="post">
          <input type="hidden" name="id" value={_id} />
          <button
            type="submit"
            name="form"
            value="session"
            className="link-button"
            aria-label={t('sessions.endNamed', { device })}
          >
            {t('sessions.end')}
          </button>
        </form>
      )}
    </li>
  )
}
