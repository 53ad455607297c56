import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { useOnDemand } from '#kernel/admin/shell/frame/use-on-demand.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { messages } from '../messages.ts'
import roomClasses from '../room/room.module.css'
import { usePageRoom, useView } from '../room/room-context.tsx'
import classes from './style-mode.module.css'

/** The look of the website, made beside the page; the canvas and every small picture follow. */
export function StylePanel() {
  const t = useMessages(messages)
  const { theme: tool, view, surface } = usePageRoom()
  const client = useQueryClient()
  const isEnding = useView((now) => now.styling === 'ending')
  const [area] = useState(() => document.querySelector('[data-designer=room]'))
  const onAsk = useCallback(() => view.setState({ styling: 'ending' }), [view])
  const onStay = useCallback(() => view.setState({ styling: 'on' }), [view])
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus()
    // What had the focus is gone with the panel; whoever pressed something else keeps it.
    return () => {
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('[data-designer=style]')?.focus()
    }
  }, [])
  const onEnd = useCallback(() => view.setState({ styling: 'off' }), [view])
  const theme = useOnDemand({ load: tool.load, isAsked: true, onFailed: onEnd })
  const renew = useCallback(
    () => client.refetchQueries({ queryKey: ['designer', 'shell', surface.key] }),
    [client, surface.key],
  )
  return (
    <aside
      className={`${roomClasses.side} ${classes.side}`}
      aria-label={t('style.open')}
      data-designer="after"
      ref={panel}
      tabIndex={-1}
    >
      {theme ? (
        <theme.Panel
          area={area}
          isEnding={isEnding}
          onAsk={onAsk}
          onStay={onStay}
          onEnd={onEnd}
          renew={renew}
        />
      ) : (
        <LoadingState label={t('style.loading')} shape="form" count={6} />
      )}
    </aside>
  )
}
