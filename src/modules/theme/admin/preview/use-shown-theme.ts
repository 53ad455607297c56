import { useEffect, useRef } from 'react'
import type { Theme } from '../../config.ts'
import type { Scheme } from '../../tokens.ts'
import { showTheme } from './show-theme.ts'

/** Keeps the page in a frame in the given look, whichever page it is. */
export function useShownTheme(theme: Theme, scheme: Scheme) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ theme, scheme })
  const watch = useRef<MutationObserver>(undefined)
  const show = () => {
    const page = frame.current?.contentDocument
    if (page?.body) showTheme(page, latest.current.theme, latest.current.scheme)
  }
  useEffect(() => {
    latest.current = { theme, scheme }
    const page = frame.current?.contentDocument
    if (page?.body) showTheme(page, theme, scheme)
  }, [theme, scheme])
  useEffect(() => () => watch.current?.disconnect(), [])
  const onLoad = () => {
    show()
    const page = frame.current?.contentDocument
    if (!page) return
    watch.current?.disconnect()
    // The site's own navigation exchanges parts of the page without loading it anew.
    watch.current = new MutationObserver(show)
    watch.current.observe(page.body, { childList: true })
  }
  return { frame, onLoad }
}
