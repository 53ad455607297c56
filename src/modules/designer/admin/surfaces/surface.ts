import type { ComponentType } from 'react'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import type { Page } from '#modules/pages/contract-page.ts'
import type { SurfaceRules } from '../../model/surface-rules.ts'
import type { DrawnData } from '../canvas/canvas-data.ts'
import type { PageShell } from '../canvas/page-shell.ts'
import type { LEFT_PANELS } from '../room/view-store.ts'

/** As the server says it: what stands in for blocks is read when it has arrived. */
export type AskedData = Omit<DrawnData, 'embedded'> & {
  readonly embedded: Readonly<Record<string, readonly unknown[]>>
}

/** What the designer has to know of a document to show it: a page of the website, or a mail. */
export type Surface = {
  readonly rules: SurfaceRules
  /** Names the document in one language: in what is asked once, and in what this device keeps. */
  readonly key: string
  /** Only a document that is a page; what only pages have asks for it. */
  readonly page: Page | undefined
  readonly panels: readonly (typeof LEFT_PANELS)[number][]
  /** The kinds one may add, in the order in which they are offered. */
  readonly offered: readonly BlockType[]
  /** Whether blocks of another document may be put in here. */
  mayTake(blocks: readonly Block[]): boolean
  /** Address of an empty page to draw in; a blank one unless said. */
  readonly frame?: string
  /** What stands around the blocks. */
  readShell(nonce: string): Promise<PageShell>
  /** What the blocks show besides what they say. */
  readData(blocks: readonly Block[]): Promise<AskedData>
  /** All blocks, drawn in their place in the frame. */
  readonly Blocks: ComponentType
}
