import { notify } from '#ui/notification/notify.tsx'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { useAccount } from './live-session.tsx'

/** Signs out and leaves; says so when it did not work. */
export function useSignOut(): () => void {
  const t = useMessages(messages)
  const { signOut } = useAccount()
  return () => {
    signOut().catch(() => notify({ type: 'error', content: t('user.signOutFailed') }))
  }
}
