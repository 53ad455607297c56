import { useEffect, useRef } from 'react'
import type { Theme } from '../../config.ts'
import type { Scheme } from '../../tokens.ts'
import { endTheme, showTheme } from './show-theme.ts'
import { watchFrames } from './watch-frames.ts'

type Shown = {
  theme: Theme
  scheme: Scheme
  /** The look in force: what all frames return to in the end. */
  saved: Theme
}

/**
 * Shows a look in all frames of an area as long as it is being made. `renew` is waited for before
 * they return: then pages made with a former look have been made anew.
 */
export function useThemedFrames(area: Element | null, shown: Shown, renew: () => Promise<unknown>) {
  const { theme, scheme } = shown
  const latest = useRef({ ...shown, renew })
  const watched = useRef<ReturnType<typeof watchFrames>>(undefined)
  latest.current = { ...shown, renew }
  useEffect(() => {
    watched.current?.each((page) => showTheme(page, theme, scheme))
  }, [theme, scheme])
  useEffect(() => {
    if (!area) return
    const show = (page: Document) => showTheme(page, latest.current.theme, latest.current.scheme)
    const frames = watchFrames(area, show)
    watched.current = frames
    return () => {
      watched.current = undefined
      void latest.current.renew().then(() => {
        frames.end()
        frames.each((page) => endTheme(page, latest.current.saved))
      })
    }
  }, [area])
}
