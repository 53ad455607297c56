import type { Messages } from '#kernel/i18n/messages.ts'
import type { FormWords } from '../fields/words.ts'

/** The words of a collection as they stand in the module's message files. */
export type CollectionWords = FormWords & {
  /** 'Fehler', 'Rechnung' */
  readonly one: string
  readonly many: string
  /** 'Neuer Fehler': the button and the title of an empty form. */
  readonly create: string
  /** What this is for, while nothing is there yet. */
  readonly empty: {
    readonly title: string
    readonly text: string
    /** The button that leads to where it begins. */
    readonly begin?: string
  }
  /** 'Titel oder Nummer suchen' */
  readonly search?: string
  /** Filters that borrow no field's word. */
  readonly filters?: Readonly<Record<string, string>>
  readonly actions?: Readonly<Record<string, string>>
  /** Said when an action is done. */
  readonly done?: Readonly<Record<string, string>>
  /** Asked before an action that asks first. */
  readonly confirm?: Readonly<Record<string, string>>
  /** How the history tells of an action: 'hat eine Erinnerung gesendet'. Else as in `done`. */
  readonly history?: Readonly<Record<string, string>>
  readonly tabs?: Readonly<Record<string, string>>
  readonly layouts?: Readonly<Record<string, string>>
}

export type Words<W> = { readonly de: W; readonly en: W }

type Part<X extends Messages, K extends keyof X['de']> = X['de'][K]
type Loose<W> = W extends string ? string : { readonly [K in keyof W]: Loose<W[K]> }

/**
 * One part of a module's dictionary, in both languages.
 * @example words: wordsOf(messages, 'bugs')
 */
export function wordsOf<X extends Messages, K extends keyof X['de'] & string>(
  messages: X,
  part: K,
): Words<Loose<Part<X, K>>> {
  return { de: messages.de[part], en: messages.en[part] } as unknown as Words<Loose<Part<X, K>>>
}
