import { notify } from '#ui/notification/notify.tsx'
import { useTexts } from '../../session.tsx'
import { texts } from '../messages.ts'
import { useAccount } from './live-session.tsx'

/** Signs out and leaves; says so when it did not work. */
export function useSignOut(): () => void {
  const t = useTexts(texts)
  const { signOut } = useAccount()
  return () => {
    signOut().catch(() => notify({ type: 'error', content: t('user.signOutFailed') }))
  }
}
