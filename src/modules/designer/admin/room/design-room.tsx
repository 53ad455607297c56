import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import type { Draft } from '#modules/pages/contract-drafts.ts'
import type { Page } from '#modules/pages/contract-page.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { readShell } from '../canvas/page-shell.ts'
import { Stage } from '../canvas/stage.tsx'
import { ask } from '../canvas/use-canvas-data.ts'
import type { DesignTools } from '../design-tools.ts'
import { useKeys } from '../keys/use-keys.ts'
import { LeftPanels } from '../panels/left-panels.tsx'
import { QuickInsert } from '../panels/quick-insert.tsx'
import { RightPanel } from '../panels/right-panel.tsx'
import { DeskKeeper } from '../saving/desk-keeper.tsx'
import { LocalBanner } from '../saving/local-banner.tsx'
import { usePresence } from '../saving/use-presence.ts'
import { usePlainWriter } from '../text/use-plain-writer.ts'
import { texts } from '../texts.ts'
import { TopBar } from '../top-bar/top-bar.tsx'
import classes from './room.module.css'
import { type Room, RoomProvider, useDesigner, useRoom } from './room-context.tsx'
import { useRoomState } from './use-room-state.ts'
import { useWholeWindow } from './use-whole-window.ts'
import { narrowed } from './view-store.ts'

type Props = { page: Page; draft: Draft; tools: DesignTools; epoch: number; renew(): void }

/** The designer of one page: bar above, panels beside, the page in the middle. */
export function DesignRoom({ page, draft, tools, epoch, renew }: Props) {
  const room = useRoomState({ page, draft, tools })
  useEffect(() => room.saver.start(), [room])
  return (
    <RoomProvider room={room}>
      <DeskKeeper key={epoch} page={page} draft={draft} renew={renew} />
      <Areas settled={draft.hasChanges ? 0 : epoch} />
      <QuickInsert />
    </RoomProvider>
  )
}

function Areas({ settled }: { settled: number }) {
  const t = useTexts(texts)
  const room = useRoom()
  const { page, lang } = room
  const { nonce } = useSession()
  const area = useRef<HTMLDivElement>(null)
  useWholeWindow(area)
  useOnePanel(room.view)
  useKeys()
  usePlainWriter()
  usePresence()
  const shell = useQuery({
    queryKey: ['designer', 'shell', page._id, lang],
    queryFn: async () => {
      const [shell] = await Promise.all([readShell(page._id, lang, nonce), ask(room)])
      return shell
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <div ref={area} className={classes.room} data-designer="room">
      <TopBar />
      <LocalBanner settled={settled} />
      <div className={classes.middle}>
        <LeftPanels />
        <div className={classes.center} data-designer="before" tabIndex={-1}>
          {shell.error && <ListFailure error={shell.error} onRetry={() => void shell.refetch()} />}
          {shell.isPending && <LoadingState label={t('canvas.loading')} shape="form" count={6} />}
          {shell.data && <Stage shell={shell.data} />}
        </div>
        <RightPanel />
      </div>
      <Announcer />
    </div>
  )
}

/** A window that is made narrow, or turned, keeps one panel. */
function useOnePanel(view: Room['view']): void {
  useEffect(() => {
    const fit = () => view.setState(narrowed)
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [view])
}

/** Says every step for those who do not see it. */
function Announcer() {
  const { lang } = useSession().user
  const said = useDesigner((state) => state.said)
  return (
    <VisuallyHidden role="status" data-designer="said">
      {said && <span key={said.at}>{said.words[lang]}</span>}
    </VisuallyHidden>
  )
}
