import { createContext, type ReactNode, use, useMemo } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Page } from '#modules/pages/contract-page.ts'
import type { Designer, DesignerState } from '../../model/designer-store.ts'
import type { CanvasDataState } from '../canvas/canvas-data.ts'
import type { CanvasSpace } from '../canvas/canvas-space.ts'
import type { DesignTools, ThemeTool } from '../design-tools.ts'
import type { People } from '../presence/people.ts'
import type { InTurn } from '../saving/in-turn.ts'
import type { LocalCopies } from '../saving/local-copies.ts'
import type { Saver } from '../saving/saver.ts'
import { SharedDraft, type StoredDocument } from '../saving/shared-draft.ts'
import type { Surface } from '../surfaces/surface.ts'
import type { DocumentSession } from './document-session.ts'
import type { View } from './view-store.ts'

/** Everything a part of the designer may need; the same objects as long as it is open. */
export type Room = {
  /** What the document is: a page, or a mail. */
  readonly surface: Surface
  /** The language it is written in. */
  readonly lang: Lang
  readonly tools: DesignTools
  readonly designer: Designer
  readonly view: StoreApi<View>
  readonly data: StoreApi<CanvasDataState>
  readonly session: StoreApi<DocumentSession | null>
  readonly space: CanvasSpace
  readonly saver: Saver
  /** What the server has, so far as is known here. */
  readonly stored: StoredDocument
  readonly people: StoreApi<People>
  /** For everything that is said about locks. */
  readonly inTurn: InTurn
  /** What this device keeps of it. */
  readonly copies: LocalCopies
  /** Only texts and pictures may be changed. */
  readonly isFixed: boolean
}

/** What only pages have: a draft that others write at too, versions, and a place on the website. */
type PageParts = {
  readonly page: Page
  readonly shared: SharedDraft
  readonly theme: ThemeTool
}
export type PageRoom = Room & PageParts

const RoomContext = createContext<Room | undefined>(undefined)

export function RoomProvider({ room, children }: { room: Room; children: ReactNode }) {
  return <RoomContext value={room}>{children}</RoomContext>
}

export function useRoom(): Room {
  const room = use(RoomContext)
  if (!room) throw new Error('useRoom needs a RoomProvider above it')
  return room
}

export function usePageRoom(): PageRoom {
  const room = useRoom()
  return useMemo(() => ({ ...room, ...pagePartsOf(room) }), [room])
}

function pagePartsOf({ surface: { page }, stored, tools: { theme } }: Room): PageParts {
  const isPage = page && theme && stored instanceof SharedDraft
  if (!isPage) throw new Error('Only a page has this')
  return { page, shared: stored, theme }
}

/** @example const selection = useDesigner(({ selection }) => selection) */
export function useDesigner<T>(select: (state: DesignerState) => T): T {
  return useStore(useRoom().designer.store, select)
}

export function useView<T>(select: (view: View) => T): T {
  return useStore(useRoom().view, select)
}
