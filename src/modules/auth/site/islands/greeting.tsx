import { useEffect, useState } from 'react'
import { isAuthenticated, isStaff } from '#kernel/access/roles.ts'
import { call } from '#kernel/client/call.ts'
import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { getLoggedInState, logout, type User } from '../../contract.ts'
import { texts } from '../../texts.ts'
import './greeting.css'

/** "Willkommen" and the name, with the ways to the dashboard and out. */
export function Island({ state }: { state: { lang: Lang } }) {
  const user = useSignedIn()
  const t = translator(texts, state.lang)
  if (!user) return null
  return (
    <aside className="greeting" aria-label={t('greeting.label')}>
      <span>
        {t('greeting.welcome')} <strong>{user.name || user.handle}</strong>
      </span>
      {isStaff(user) && (
        <a href={adminAddress()} data-plain>
          {t('greeting.dashboard')}
        </a>
      )}
      <button type="button" onClick={() => void signOut()}>
        {t('greeting.logout')}
      </button>
    </aside>
  )
}

function useSignedIn(): User | undefined {
  const [user, setUser] = useState<User>()
  useEffect(() => {
    // Without an answer there is no greeting; the page itself is whole without it.
    call(getLoggedInState, {}).then(
      (found) => setUser(isAuthenticated(found) && !found.must_change_password ? found : undefined),
      () => setUser(undefined),
    )
  }, [])
  return user
}

async function signOut(): Promise<void> {
  const { redirect } = await call(logout, {})
  location.assign(redirect)
}

/** The admin centre's address is part of the public configuration in the page. */
function adminAddress(): string {
  const text = document.getElementById('kontor-config')?.textContent ?? '{}'
  const config: { 'components.admincenter'?: { url?: string } } = JSON.parse(text)
  return `/${config['components.admincenter']?.url ?? 'admincenter'}`
}
