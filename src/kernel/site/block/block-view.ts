import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { BlockType } from './block-type.ts'
import type { PerBreakpoint } from './breakpoints.ts'
import type { LinkTo } from './link.ts'

/** What a block's view gets. Views are pure and use no hooks: same props, same markup. */
export type BlockViewProps<Props, Data> = {
  /** For ids of elements; unique on the page. */
  id: string
  props: Props
  /** What the type's loader brought; undefined when there is none or it found nothing. */
  data: Data | undefined
  lang: Lang
  /** Near the top and shown at every width: its picture is fetched first instead of late. */
  isEarly: boolean
  /** How much of the page's width it has, 0 to 1; for the sizes of pictures. */
  share: PerBreakpoint<number>
  linkTo: LinkTo
  /** The drawn blocks of each slot. */
  slots: Readonly<Record<string, ReactNode>>
}

/** @example export function HeadingView({ props }: PropsOf<typeof heading>) { … } */
export type PropsOf<T> =
  T extends BlockType<infer Schema, infer Data> ? BlockViewProps<z.output<Schema>, Data> : never

export type BlockView = {
  type: string
  View(props: BlockViewProps<never, never>): ReactNode
}
export type BlockViews = ReadonlyMap<string, BlockView['View']>

/** @example blockView(heading, HeadingView) */
export function blockView<Schema extends z.ZodObject, Data>(
  type: BlockType<Schema, Data>,
  View: (props: BlockViewProps<z.output<Schema>, Data>) => ReactNode,
): BlockView {
  return { type: type.name, View: View as unknown as BlockView['View'] }
}

export function blockViews(views: readonly BlockView[]): BlockViews {
  return new Map(views.map(({ type, View }) => [type, View]))
}
