import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import type { Draft } from '#modules/pages/contract-drafts.ts'
import type { Page } from '#modules/pages/contract-page.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { Designer } from '../../model/designer-store.ts'
import { Stage } from '../canvas/stage.tsx'
import { ask } from '../canvas/use-canvas-data.ts'
import type { DesignTools } from '../design-tools.ts'
import { useKeys } from '../keys/use-keys.ts'
import { messages } from '../messages.ts'
import { LeftPanels } from '../panels/left-panels.tsx'
import { QuickInsert } from '../panels/quick-insert.tsx'
import { RightPanel } from '../panels/right-panel.tsx'
import { usePresence } from '../presence/use-presence.ts'
import { useArrival } from '../samples/use-arrival.ts'
import { DraftKeeper } from '../saving/draft-keeper.tsx'
import { LocalBanner } from '../saving/local-banner.tsx'
import { SharedDraft } from '../saving/shared-draft.ts'
import { pageSurface } from '../surfaces/page-surface.tsx'
import { writePlain } from '../text/write-plain.ts'
import { TopBar } from '../top-bar/top-bar.tsx'
import { makeRoom } from './make-room.ts'
import classes from './room.module.css'
import { type Room, RoomProvider, useDesigner, useRoom } from './room-context.tsx'
import { leavePart, narrowed } from './view-store.ts'

type Props = { page: Page; draft: Draft; tools: DesignTools; epoch: number; renew(): void }

/** The designer of one page: bar above, panels beside, the page in the middle. */
export function DesignRoom({ page, draft, tools, epoch, renew }: Props) {
  const can = useCan()
  const { user } = useSession()
  const isFixed = !can(staff('pages', 'edit'))
  const [room] = useState(() => {
    const { lang } = draft
    const designer = new Designer(tools.types, readBlocks(tools.types, draft.blocks))
    const surface = pageSurface(page, lang, tools)
    const stored = new SharedDraft({ designer, draft })
    return makeRoom({ designer, surface, stored, tools, lang, isFixed, me: user })
  })
  return (
    <RoomProvider room={room}>
      <DraftKeeper key={epoch} page={page} draft={draft} renew={renew} />
      <RoomAreas bar={<TopBar />} banner={<LocalBanner settled={draft.hasChanges ? 0 : epoch} />} />
      <Company />
    </RoomProvider>
  )
}

/** Others at the same page, and what the way here asked for. */
function Company() {
  usePresence()
  useArrival()
  return null
}

type AreasProps = { bar: ReactNode; banner: ReactNode }

/** Bar above, panels beside, the document in the middle: of whatever room they stand in. */
export function RoomAreas({ bar, banner }: AreasProps) {
  const t = useMessages(messages)
  const room = useRoom()
  const { surface, saver } = room
  const { nonce } = useSession()
  useEffect(() => saver.start(), [saver])
  const area = useRef<HTMLDivElement>(null)
  useWholeWindow(area)
  useOnePanel(room.view)
  useOneSelection(room)
  useKeys()
  usePlainWriter()
  const shell = useQuery({
    queryKey: ['designer', 'shell', surface.key],
    queryFn: async () => {
      const [shell] = await Promise.all([surface.readShell(nonce), ask(room)])
      return shell
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <div ref={area} className={classes.room} data-designer="room">
      {bar}
      {banner}
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
      <QuickInsert />
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

/** Whoever selects a block is done with header, menu or footer. */
function useOneSelection({ designer, view }: Room): void {
  useEffect(
    () =>
      designer.store.subscribe(({ selection }, before) => {
        if (selection !== before.selection && selection.length > 0) view.setState(leavePart)
      }),
    [designer, view],
  )
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

/** Plain texts are written by the browser itself, in the element the website shows them in. */
function usePlainWriter(): void {
  const room = useRoom()
  const writing = useDesigner((state) => state.writing)
  useEffect(() => {
    if (!writing || writing.isRich) return
    const end = writePlain(room, writing)
    if (!end) room.designer.write(null)
    return () => {
      end?.()
      room.space.focus()
    }
  }, [room, writing])
}

/** The designer covers the admin centre: what lies below can neither be seen nor reached. */
function useWholeWindow(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = area.current?.closest('[data-area=admincenter]')
    const hidden: Element[] = []
    for (let inner: Element | null = area.current; inner && inner !== frame; ) {
      const outer: Element | null = inner.parentElement
      for (const other of outer?.children ?? []) {
        const isStatus = other.getAttribute('role') === 'status' || other.matches('script, style')
        if (other === inner || isStatus || other.hasAttribute('inert')) continue
        other.setAttribute('inert', '')
        hidden.push(other)
      }
      inner = outer
    }
    return () => {
      for (const element of hidden) element.removeAttribute('inert')
    }
  }, [area])
}
