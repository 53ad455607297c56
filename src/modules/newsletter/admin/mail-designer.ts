import type { ComponentType, ReactNode } from 'react'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { MailTheme } from '#kernel/mail-view/mail-theme.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockData } from '#kernel/site/block/block-data.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import type { PopupMenuEntry } from '#ui/popup-menu/popup-menu-item.tsx'

type Blocks = readonly Block[]

/** What blocks show besides what they say, as the server tells it. */
type Drawn = Omit<BlockData, 'embedded'> & {
  readonly embedded: Readonly<Record<string, readonly unknown[]>>
  readonly tokens: Readonly<Record<string, string>>
  readonly theme: MailTheme
}

/** How a template stands, and how it is saved. */
export type MailSession = {
  readonly title: string
  readonly blocks: Blocks
  readonly phase: string
  readonly faults: Readonly<Record<string, Readonly<Record<string, string>>>>
  touch(): void
  change(blocks: Blocks): void
  flush(): Promise<boolean>
  readonly state: ReactNode
  readonly menu: readonly PopupMenuEntry[]
  readonly isBusy: boolean
  readonly dialogs: ReactNode
}

type DesignerProps = {
  source: {
    id: string | undefined
    lang: Lang
    frame: string
    readFrame(): Promise<string>
    readData(blocks: Blocks): Promise<Drawn>
  }
  session: MailSession
  stored: Blocks
  mayLeave(): boolean
  /** What is not saved was given up. */
  onDiscard(): void
  /** What this device kept of the fields beside the blocks. */
  beside: { readonly at: string; open(): void; drop(): void } | undefined
  banner?: ReactNode
  words: Record<'loading' | 'back' | 'details' | 'preview' | 'test' | 'save', string>
  bar: { backPath: string; onDetails(): void; onPreview(): void; onTest: (() => void) | undefined }
}

/** The designer of mails. It stands on modules that stand on this one, so `app` hands it over. */
export type MailDesigner = {
  readonly Designer: ComponentType<DesignerProps>
  join(
    types: BlockTypes,
    three: Record<'base' | 'mine' | 'theirs', Blocks>,
  ): { mine: Block[]; theirs: Block[]; hasClash: boolean }
}
