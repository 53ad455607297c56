import type { Extensions } from '@tiptap/core'
import type { ComponentType, ReactNode } from 'react'
import type { Access } from '#kernel/access/rules.ts'
import type { IconType } from '#kernel/admin/module.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType, BlockTypes } from '#kernel/site/block/block-type.ts'
import type { BlockViews } from '#kernel/site/block/block-view.ts'
import type { Link } from '#kernel/site/block/link.ts'
import type { RichText } from '#kernel/site/block/rich-text/rich-text.ts'
import type { Draft } from '#modules/pages/contract-drafts.ts'
import type { Page } from '#modules/pages/contract-page.ts'
import type { PopupMenuEntry } from '#ui/popup-menu/popup-menu-item.tsx'

/** Where the draft of a page lies while it is designed: saved, published, sent on its way. */
export type Desk = {
  readonly title: string
  /** The draft as the desk has it. */
  readonly blocks: readonly Block[]
  /** 'saved', 'dirty', 'saving', or why it cannot be saved. */
  readonly phase: string
  /** Block id → path below its props → words. */
  readonly faults: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Something will be handed over in a moment: from now on not everything is stored. */
  touch(): void
  change(blocks: readonly Block[]): void
  /** Saves now; answers whether everything is stored. */
  flush(): Promise<boolean>
  /** How the page stands and whether it is stored, in words. */
  readonly state: ReactNode
  readonly main: { readonly label: string; onSelect(): void } | undefined
  readonly menu: readonly PopupMenuEntry[]
  readonly isBusy: boolean
  readonly dialogs: ReactNode
}

/** Saves what changed since a revision; answers with the draft as it is then. */
export type Send = (changes: { blocks?: Block[] }, revision: number) => Promise<Draft>

export type DeskParts = { page: Page; draft: Draft; send: Send; renew(): void }

type InspectorProps = {
  block: Block
  type: BlockType
  errors?: Readonly<Record<string, string>>
  isReadOnly?: boolean
  onChange(change: (block: Block) => Block): void
}

/** The look of the website as a panel; see the theme's `DesignPanel`. */
type ThemePanelProps = {
  area: Element | null
  isEnding: boolean
  onAsk(): void
  onStay(): void
  onEnd(): void
  renew(): Promise<unknown>
}

/** What pages and theme bring to the designer; put together in `app`, because faces are few. */
export type DesignTools = {
  readonly types: BlockTypes
  readonly views: BlockViews
  useDesk(parts: DeskParts): Desk
  readonly Inspector: ComponentType<InspectorProps>
  readonly LinkForm: ComponentType<{
    path: string
    value: Link | null
    onChange(link: Link | null): void
    isWanted?: boolean
  }>
  readonly richExtensions: Extensions
  /** What an editor wrote as it is stored; undefined when it fits nowhere. */
  cleanDoc(written: unknown): RichText | undefined
  /** A link as the attributes of its mark. */
  linkAttributes(link: Link): Record<string, unknown>
  /** Loaded when it is first opened, and only by those who may change the look. */
  readonly theme: { readonly access: Access; readonly Panel: ComponentType<ThemePanelProps> }
  iconOf(name: string | undefined): IconType
  /** The first words of a block, so that one finds it again. */
  summaryOf(block: Block): string
}
