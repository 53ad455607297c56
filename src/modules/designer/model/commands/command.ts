import type { Label } from '#kernel/i18n/messages.ts'
import type { Doc } from '../doc.ts'

/** A change of the page as data: what it is called and what it does. */
export type Command = {
  readonly label: Label
  /** What is said aloud; the label when absent. */
  readonly said?: Label
  /** Steps with the same tag become one while they follow one another quickly. */
  readonly tag?: string
  /** However slowly: the step stays open until another one comes. */
  readonly isOpen?: boolean
  change(doc: Doc): void
  /** What is selected afterwards; absent: what was. */
  select?(doc: Doc): readonly string[]
  /** What others did: it is nobody's here to take back. */
  readonly isForeign?: boolean
}
