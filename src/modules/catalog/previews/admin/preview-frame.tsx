import { useElementSize } from '@mantine/hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '#kernel/admin/session.tsx'
import classes from './preview.module.css'

/** Pixels a website gets on each kind of screen. */
export const WIDTHS = { phone: 390, desktop: 1280 } as const
export type Width = keyof typeof WIDTHS

type Props = { html: string; title: string; width: number }

/**
 * A page of the website in a frame where no script runs. It stays while its content is exchanged, so that
 * whoever types sees no flash and stays at the place they look at.
 */
export function PreviewFrame({ html, title, width }: Props) {
  const { nonce } = useSession()
  const frame = useRef<HTMLIFrameElement>(null)
  const { ref, width: room, height } = useElementSize()
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  // Styles of the document fall under the content policy of this one.
  const [first] = useState(() => html.replaceAll('<style', `<style nonce="${nonce}"`))
  const renew = useCallback(() => {
    const page = frame.current?.contentDocument
    if (page?.querySelector('main')) showPage(page, html)
  }, [html])
  useEffect(renew, [renew])
  return (
    <div ref={ref} className={classes.stage}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={first}
        onLoad={renew}
        style={{
          width,
          height: Math.round(height / scale),
          transform: `scale(${scale})`,
        }}
      />
    </div>
  )
}

/** It is only looked at: what it links to is another page, and its forms would buy. */
function showPage(page: Document, html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  page.body.replaceChildren(...page.importNode(body, true).childNodes)
  page.body.inert = true
}
