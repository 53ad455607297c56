import { displayName, isStaff } from '#kernel/access/roles.ts'
import { call } from '#kernel/client/call.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { adminAddress } from '#kernel/site/browser/admin-address.ts'
import { logout, type User } from '../contract.ts'
import { messages } from '../messages.ts'
import { greetingMessages } from '../messages-greeting.ts'
import { useSignedIn } from './parts.tsx'
import './greeting.css'

type Props = { user: User; lang: Lang }

/** "Willkommen" and the name, with the ways on and out; or whose eyes look at the page. */
export function Island({ state: { lang } }: { state: { lang: Lang } }) {
  const user = useSignedIn()
  if (!user) return null
  return user.acted_by ? <Acting user={user} lang={lang} /> : <Greeting user={user} lang={lang} />
}

function Greeting({ user, lang }: Props) {
  const t = translator(messages, lang)
  const account = lang === 'en' ? '/en/account' : '/account'
  return (
    <aside className="greeting" aria-label={t('greeting.label')}>
      <span>
        {t('greeting.welcome')} <strong>{displayName(user)}</strong>
      </span>
      {isStaff(user) ? (
        <a href={adminAddress()} data-plain>
          {t('greeting.dashboard')}
        </a>
      ) : (
        <a href={account}>{translator(greetingMessages, lang)('account')}</a>
      )}
      <button type="button" onClick={() => void signOut()}>
        {t('greeting.logout')}
      </button>
    </aside>
  )
}

/** Never to be overlooked, so it stands above the page. Signing out ends it. */
function Acting({ user, lang }: Props) {
  const t = translator(greetingMessages, lang)
  const named = { actor: user.acted_by?.name ?? '', person: displayName(user) }
  return (
    <div className="greeting acting" role="status">
      <span>{t('acting', named)}</span>
      <button type="button" onClick={() => void signOut()}>
        {t('stop')}
      </button>
    </div>
  )
}

async function signOut(): Promise<void> {
  const { redirect } = await call(logout, {})
  location.assign(redirect)
}
