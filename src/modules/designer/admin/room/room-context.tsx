import { createContext, type ReactNode, use } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { DraftSession } from '#modules/pages/admin/editing.tsx'
import type { Page } from '#modules/pages/contract-page.ts'
import type { Designer, DesignerState } from '../../model/designer-store.ts'
import type { CanvasDataState } from '../canvas/canvas-data.ts'
import type { CanvasSpace } from '../canvas/canvas-space.ts'
import type { DesignTools } from '../design-tools.ts'
import type { InTurn } from '../saving/in-turn.ts'
import type { LocalCopies } from '../saving/local-copies.ts'
import type { People } from '../saving/people.ts'
import type { Saver } from '../saving/saver.ts'
import type { SharedDraft } from '../saving/shared-draft.ts'
import type { View } from './view-store.ts'

/** Everything a part of the designer may need; the same objects as long as it is open. */
export type Room = {
  readonly page: Page
  /** The language the page is written in. */
  readonly lang: Lang
  readonly tools: DesignTools
  readonly designer: Designer
  readonly view: StoreApi<View>
  readonly data: StoreApi<CanvasDataState>
  readonly session: StoreApi<DraftSession | null>
  readonly space: CanvasSpace
  readonly saver: Saver
  readonly shared: SharedDraft
  readonly people: StoreApi<People>
  /** For everything that is said about locks. */
  readonly inTurn: InTurn
  /** What this device keeps of the page. */
  readonly copies: LocalCopies
  /** Only texts and pictures may be changed. */
  readonly isFixed: boolean
}

const RoomContext = createContext<Room | undefined>(undefined)

export function RoomProvider({ room, children }: { room: Room; children: ReactNode }) {
  return <RoomContext value={room}>{children}</RoomContext>
}

export function useRoom(): Room {
  const room = use(RoomContext)
  if (!room) throw new Error('useRoom needs a RoomProvider above it')
  return room
}

/** @example const selection = useDesigner(({ selection }) => selection) */
export function useDesigner<T>(select: (state: DesignerState) => T): T {
  return useStore(useRoom().designer.store, select)
}

export function useView<T>(select: (view: View) => T): T {
  return useStore(useRoom().view, select)
}
