import { MantineThemeProvider, Notification } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useMemo } from 'react'
import classes from './notification.module.css'
import { NOTIFICATION_LIFETIME } from './notification.ts'

interface NotificationCenterProps {
  /** Name of the close control of each notification. */
  labels: { close: string }
}

/** The place where notifications appear; put one on the page. */
export function NotificationCenter({ labels }: NotificationCenterProps) {
  const theme = useMemo(
    () => ({
      components: {
        Notification: Notification.extend({
          defaultProps: { closeButtonProps: { 'aria-label': labels.close } },
          classNames: {
            root: classes.root,
            icon: classes.icon,
            body: classes.body,
            description: classes.description,
            closeButton: classes.close,
          },
        }),
      },
    }),
    [labels.close],
  )
  return (
    <MantineThemeProvider theme={theme} inherit>
      <Notifications
        className={classes.center}
        position="bottom-right"
        autoClose={NOTIFICATION_LIFETIME}
        transitionDuration={150}
        containerWidth={400}
        aria-live="polite"
      />
    </MantineThemeProvider>
  )
}
