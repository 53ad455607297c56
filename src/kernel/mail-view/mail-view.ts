import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import type { LinkTo } from '#kernel/site/block/link.ts'
import type { MailTheme } from './mail-theme.ts'

/** What a block has to say in a mail. */
export type MailContent<Props, Data> = {
  props: Props
  /** What the type's loader brought; undefined when there is none or it found nothing. */
  data: Data | undefined
  lang: Lang
  /** Leads to whole addresses: a mail has no website around it. */
  linkTo: LinkTo
  /** The whole address of a path of this website. */
  addressOf(path: string): string
}

export type MailViewProps<Props, Data> = MailContent<Props, Data> & {
  theme: MailTheme
  /** How wide its place is, in px. */
  width: number
  slots: Readonly<Record<string, ReactNode>>
}

export type MailTextProps<Props, Data> = MailContent<Props, Data> & {
  /** What stands in its slots, as plain text. */
  slots: Readonly<Record<string, string>>
}

/** @example function HeadingMail({ props, theme }: MailPropsOf<typeof heading>) { … } */
export type MailPropsOf<T> =
  T extends BlockType<infer Schema, infer Data> ? MailViewProps<z.output<Schema>, Data> : never

/** How one kind of block looks in a mail: tables and inline styles, and the same as plain text. */
export type MailView = {
  type: string
  View(props: MailViewProps<never, never>): ReactNode
  text(props: MailTextProps<never, never>): string
}
export type MailViews = ReadonlyMap<string, MailView>

/**
 * Views are pure and use no hooks; what draws nothing returns null, and '' as text.
 * @example export const headingMail = mailView(heading, HeadingMail, ({ props }) => props.text)
 */
export function mailView<Schema extends z.ZodObject, Data>(
  type: BlockType<Schema, Data>,
  View: (props: MailViewProps<z.output<Schema>, Data>) => ReactNode,
  text: (props: MailTextProps<z.output<Schema>, Data>) => string,
): MailView {
  return { type: type.name, View, text } as unknown as MailView
}

export function mailViews(views: readonly MailView[]): MailViews {
  return new Map(views.map((view) => [view.type, view]))
}
