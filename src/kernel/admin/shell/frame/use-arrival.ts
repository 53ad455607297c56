import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSession, useTexts } from '../../session.tsx'
import { texts } from '../messages.ts'
import { rememberItem } from '../palette/recent.ts'
import { useAdminAddress, useScreen } from '../route/screen-handle.ts'

/**
 * What happens on arriving at a screen: the window is named, the content has the focus, and the
 * palette remembers the place. Returns the title, to be announced.
 */
export function useArrival(main: RefObject<HTMLElement | null>): string {
  const t = useTexts(texts)
  const { pathname } = useLocation()
  const address = useAdminAddress()
  const screen = useScreen()
  const { lang } = useSession().user
  const title = screen ? screen.title[lang] : t('states.notFound')
  const isListed = screen !== undefined && screen.path === address && address !== ''
  const shown = useRef(pathname)

  useEffect(() => {
    document.title = `${title} · Kontor`
  }, [title])

  useEffect(() => {
    if (isListed) rememberItem({ path: address, label: title, hint: '' })
  }, [isListed, address, title])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Whoever is already at work in the content, e.g. in a field with autofocus, stays there.
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
  }, [pathname, main])

  return title
}
