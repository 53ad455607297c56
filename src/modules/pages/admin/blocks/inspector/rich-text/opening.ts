import type { InputProps } from '#kernel/admin/fields/field.ts'
import type { RichText } from '#kernel/site/block/rich-text/rich-text.ts'

/** What was done before the editor stood: keys pressed meanwhile, and where was clicked. */
export type Opening = {
  readonly typed: string
  readonly point: { readonly x: number; readonly y: number } | null
}

export const NOTHING_YET: Opening = { typed: '', point: null }

export type RichInputProps = InputProps<RichText> & {
  /** Asked when the editor has the focus: until then keys go to the text it takes over from. */
  opening(): Opening
  /** Escape, or another text is being written now. */
  onClose(isByKey: boolean): void
}
