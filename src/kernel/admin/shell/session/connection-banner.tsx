import { Button } from '@mantine/core'
import { IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { useIsOnline } from './connection.ts'
import classes from './connection-banner.module.css'
import { useAccount } from './live-session.tsx'
import { useLoginAddress } from './login-address.ts'

/** One calm line below the top bar while the server or the session is gone. */
export function ConnectionBanner() {
  const t = useMessages(messages)
  const isOnline = useIsOnline()
  const { isSignedOut } = useAccount()
  const login = useLoginAddress()
  return (
    <div role="status" className={classes.place}>
      {!isOnline && (
        <p className={classes.banner}>
          <IconWifiOff {...SMALL_ICON} />
          <span>{t('session.offline')}</span>
        </p>
      )}
      {isOnline && isSignedOut && (
        <p className={classes.banner}>
          <IconPlugConnectedX {...SMALL_ICON} />
          <span>{t('session.banner')}</span>
          <Button
            component="a"
            href={login}
            target="_blank"
            rel="noreferrer"
            variant="default"
            size="compact-sm"
          >
            {t('session.again')}
          </Button>
        </p>
      )}
    </div>
  )
}
