import { Switch, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { messages } from '../../messages.ts'
import { readPush, subscribePush, unsubscribePush } from '../push.calls.ts'

const KEY = ['push', 'this-browser']
const WORKER = '/push-worker.js'

/** Whether this browser shows notices although no tab is open. Each browser is asked for itself. */
export function PushSwitch() {
  const t = useMessages(messages)
  const scope = useAdminPath()('push/')
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const state = useQuery({ queryKey: KEY, queryFn: () => isSubscribed(scope) })
  if (!canPush()) return <Text c="dimmed">{t('push.impossible')}</Text>
  const change = (isOn: boolean) =>
    attempt(
      async () => {
        if (isOn && (await Notification.requestPermission()) !== 'granted')
          throw new Error(t('push.refused'))
        await (isOn ? subscribe(scope) : unsubscribe(scope))
        client.setQueryData(KEY, isOn)
      },
      t(isOn ? 'push.on' : 'push.off'),
    )
  return (
    <Switch
      label={t('push.label')}
      description={t('push.hint')}
      checked={state.data ?? false}
      disabled={state.isPending || isBusy}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function isSubscribed(scope: string): Promise<boolean> {
  if (!canPush()) return false
  const known = await navigator.serviceWorker.getRegistration(scope)
  const subscription = await known?.pushManager.getSubscription()
  if (!subscription) return false
  // After a new sign-in the browser still knows it, and the server does not.
  await keep(subscription)
  return true
}

async function subscribe(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope })
  await active(registration)
  const { key } = await call(readPush, {})
  const options = { userVisibleOnly: true, applicationServerKey: key }
  await keep(await registration.pushManager.subscribe(options))
}

async function unsubscribe(scope: string): Promise<void> {
  await call(unsubscribePush, {})
  const known = await navigator.serviceWorker.getRegistration(scope)
  await (await known?.pushManager.getSubscription())?.unsubscribe()
}

async function keep(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  await call(subscribePush, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
}

/** A browser subscribes only for a worker that runs. */
async function active({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (!coming) return
  await new Promise<void>((ready) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && ready())
  })
}
