import { useEffect } from 'react'
import { useSession } from '#kernel/admin/session.tsx'
import { watchNotifications } from '#ui/notification/notify.tsx'
import { keepToast } from './kept-toasts.ts'

/** Keeps every short message of this browser, so that it can be read again; draws nothing. */
export function ToastKeeper() {
  const { id } = useSession().user
  useEffect(() => watchNotifications((shown) => keepToast(id, shown)), [id])
  return null
}
