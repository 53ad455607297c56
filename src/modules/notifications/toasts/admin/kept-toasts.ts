import { useSyncExternalStore } from 'react'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { storedValue } from '#kernel/admin/shell/stored-value.ts'
import { NOTIFICATION_TYPES, type NotificationType } from '#ui/notification/notification.ts'

const MOST_TOASTS = 200
const LONGEST = 500

const Toast = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  text: z.string(),
  at: z.iso.datetime(),
})
type Toast = z.infer<typeof Toast>

const Kept = z.object({ userId: z.string(), toasts: z.array(Toast).max(MOST_TOASTS) })
type Kept = z.infer<typeof Kept>

const NOBODY: Kept = { userId: '', toasts: [] }
const NONE: readonly Toast[] = []

/** Short messages of this browser; of one person, so that the next one does not read them. */
const kept = storedValue<Kept>('kontor.toasts', (stored) => Kept.safeParse(stored).data ?? NOBODY)

export function keepToast(userId: string, toast: { type: NotificationType; text: string }): void {
  if (toast.text === '') return
  const known = kept.get()
  const before = known.userId === userId ? known.toasts : []
  const at = new Date().toISOString()
  const newest = { id: uuidv7(), type: toast.type, text: toast.text.slice(0, LONGEST), at }
  kept.set({ userId, toasts: [newest, ...before].slice(0, MOST_TOASTS) })
}

export function clearToasts(): void {
  kept.set(NOBODY)
}

/** Newest first. */
export function useToasts(userId: string): readonly Toast[] {
  const known = useSyncExternalStore(kept.subscribe, kept.get)
  return known.userId === userId ? known.toasts : NONE
}
