import type { Label, Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { PageViewName } from '../../../contract-values.ts'

/** How a part of a page is drawn small: a large picture, columns, two halves, lines, a band. */
type PartKind = 'opening' | 'columns' | 'halves' | 'lines' | 'band'

/** What a new page begins with. */
export type StartingLayout = {
  readonly name: string
  readonly title: Label
  /** What it is for, in one sentence. */
  readonly hint: Label
  readonly view: PageViewName
  /** What stands below one another, for the small drawing. */
  readonly parts: readonly { readonly name: string; readonly kind: PartKind }[]
  blocks(lang: Lang): readonly Block[]
}

/** Given by whoever lists the modules: ready-made sections belong to the designer. */
export type LoadLayouts = () => Promise<readonly StartingLayout[]>
