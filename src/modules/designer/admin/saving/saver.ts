import type { StoreApi } from 'zustand'
import type { Block } from '#kernel/site/block/block.ts'
import { words } from '../../model/commands/step-words.ts'
import type { Designer } from '../../model/designer-store.ts'
import { saveDoc } from '../../model/doc.ts'
import type { DocumentSession } from '../room/document-session.ts'
import type { LocalCopies } from './local-copies.ts'
import type { StoredDocument } from './shared-draft.ts'

/** A copy on this device so soon after a change, and at the latest. */
const REST_MS = 250
const LONGEST_MS = 1000
/** Whoever never rests is saved all the same. */
const SAVED_MS = 10_000

type Parts = {
  designer: Designer
  session: StoreApi<DocumentSession | null>
  copies: LocalCopies
  stored: StoredDocument
  /** Whoever works on it says when it is saved; until then only this device keeps what is new. */
  isByHand?: boolean
}

type Received = { isFresh: boolean; isSame: boolean }

/** Carries changes from the designer to the session: first onto this device, then to the server. */
export class Saver {
  readonly #parts: Parts
  #passed: { doc: unknown; blocks: readonly Block[] }
  #timer: ReturnType<typeof setTimeout> | undefined
  #since: number | undefined
  #isStored = true
  #dirtySince: number | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    const { doc } = parts.designer.store.getState()
    this.#passed = { doc, blocks: saveDoc(doc) }
  }

  start(): () => void {
    const { designer, copies } = this.#parts
    const letGo = copies.hold()
    const end = designer.store.subscribe(({ doc }) => {
      if (doc !== this.#passed.doc) this.#plan()
    })
    const hide = () => this.pass()
    const again = () => this.tryAgain()
    addEventListener('online', again)
    addEventListener('pagehide', hide)
    document.addEventListener('visibilitychange', hide)
    return () => {
      end()
      this.pass()
      letGo()
      removeEventListener('online', again)
      removeEventListener('pagehide', hide)
      document.removeEventListener('visibilitychange', hide)
    }
  }

  /** Hands over what has changed at once; before publishing, and when the window closes. */
  pass(): void {
    clearTimeout(this.#timer)
    this.#since = undefined
    const { designer, session, copies, stored, isByHand } = this.#parts
    const { doc } = designer.store.getState()
    if (doc === this.#passed.doc) return
    const blocks = saveDoc(doc)
    this.#passed = { doc, blocks }
    this.#isStored = false
    copies.keep(stored.unsaved(blocks))
    const now = session.getState()
    now?.change(blocks)
    this.#dirtySince ??= Date.now()
    if (!isByHand && Date.now() - this.#dirtySince > SAVED_MS) {
      this.#dirtySince = undefined
      void now?.flush()
    }
  }

  /** The server can be reached: what could not be stored before is sent again. */
  tryAgain(): void {
    const { session, isByHand } = this.#parts
    const now = session.getState()
    if (!isByHand && now?.phase === 'failed') void now.flush()
  }

  /** Everything handed over is stored. */
  stored(): void {
    this.#dirtySince = undefined
    this.#isStored = true
    const { designer, session, copies } = this.#parts
    if (designer.store.getState().doc === this.#passed.doc) copies.drop()
    else session.getState()?.touch()
  }

  /**
   * The session says what the draft is: usually what was handed over, else someone changed it. One that is
   * mounted anew for a draft the server counted on (`isSame`) gets what the one before had not stored.
   */
  receive(blocks: readonly Block[], { isFresh, isSame }: Received): void {
    const { designer, session } = this.#parts
    if (blocks === this.#passed.blocks) return
    const { doc } = designer.store.getState()
    const isAhead = doc !== this.#passed.doc
    if (isFresh && (isAhead || (isSame && !this.#isStored))) {
      this.#passed = { doc: undefined, blocks }
      this.pass()
      return
    }
    if (JSON.stringify(blocks) === JSON.stringify(saveDoc(doc))) {
      this.#passed = { doc, blocks }
      return
    }
    if (isAhead || !session.getState()) return
    designer.replaceAll(blocks, words('loaded'))
    this.#passed = { doc: designer.store.getState().doc, blocks }
  }

  #plan(): void {
    this.#parts.session.getState()?.touch()
    const now = Date.now()
    this.#since ??= now
    clearTimeout(this.#timer)
    const wait = Math.max(0, Math.min(REST_MS, this.#since + LONGEST_MS - now))
    this.#timer = setTimeout(() => this.pass(), wait)
  }
}
