import { useLocation, useMatches } from 'react-router'
import { trimSigns } from '#kernel/contract/trim-signs.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import { useSession } from '../../session.tsx'

/** What a route knows about its screen. */
export type ScreenHandle = { title: Label; path: string; help?: string }

/** The screen that is open, if the address belongs to one. */
export function useScreen(): ScreenHandle | undefined {
  const handle = useMatches().at(-1)?.handle
  return isScreenHandle(handle) ? handle : undefined
}

/** The address below the admin base: '' on the dashboard, 'bugtracker/edit/7' on that bug. */
export function useAdminAddress(): string {
  const { base } = useSession()
  const { pathname } = useLocation()
  return trimSigns(pathname.slice(base.length + 1), /\//)
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'path' in handle
}
