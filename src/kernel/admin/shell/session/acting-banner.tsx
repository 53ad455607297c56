import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { displayName } from '#kernel/access/roles.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { useMessages, useSession } from '../../session.tsx'
import { messages } from '../messages.ts'
import classes from './connection-banner.module.css'
import { useAccount } from './live-session.tsx'

/** Never to be overlooked: who is looking with whose eyes, and the way out of it. */
export function ActingBanner() {
  const t = useMessages(messages)
  const { user } = useSession()
  const { stopActing } = useAccount()
  if (!user.actedBy) return null
  const stop = () =>
    stopActing().catch(() => notify({ type: 'error', content: t('session.stopActingFailed') }))
  const named = { actor: user.actedBy.name, person: displayName(user) }
  return (
    <div role="status" className={classes.place}>
      <p className={classes.banner}>
        <IconEye {...SMALL_ICON} />
        <span>{t('session.acting', named)}</span>
        <Button variant="default" size="compact-sm" onClick={() => void stop()}>
          {t('session.stopActing')}
        </Button>
      </p>
    </div>
  )
}
