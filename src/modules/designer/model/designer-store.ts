import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Label } from '#kernel/i18n/texts.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import type { Breakpoint } from '#kernel/site/block/breakpoints.ts'
import type { Command } from './command.ts'
import { type Doc, loadDoc } from './doc.ts'
import { carryOut, closed, type Past, stepAgain, stepBack } from './history.ts'
import type { Ground } from './rules.ts'
import { type Picking, pick } from './selection.ts'
import { words } from './step-words.ts'

/** Which text of which block is being written in place. */
export type Writing = {
  readonly key: string
  /** Where in the props the text stands: ['items', 0, 'title']. */
  readonly path: readonly (string | number)[]
  readonly isRich: boolean
}

export type DesignerState = Past & {
  readonly breakpoint: Breakpoint
  readonly writing: Writing | null
  /** The last thing said aloud; `at` tells two equal ones apart. */
  readonly said: { readonly words: Label; readonly at: number } | null
}

/** The page while it is designed: its blocks, what is selected, and every step back. */
export class Designer {
  readonly types: BlockTypes
  readonly store: StoreApi<DesignerState>
  #count = 0

  constructor(types: BlockTypes, blocks: readonly Block[]) {
    this.types = types
    this.store = createStore<DesignerState>(() => ({
      doc: loadDoc(types, blocks),
      past: [],
      future: [],
      selection: [],
      breakpoint: 'lg',
      writing: null,
      said: null,
    }))
  }

  readonly ground = (): Ground => ({ types: this.types, doc: this.store.getState().doc })

  readonly say = (said: Label): void => {
    this.#count += 1
    this.store.setState({ said: { words: said, at: this.#count } })
  }

  /** Carries a command out and says it; false when there was nothing to do. */
  readonly run = (command: Command | undefined): boolean => {
    if (!command) return false
    const now = this.store.getState()
    const next = carryOut(now, command, Date.now())
    if (next === now) return false
    // What is selected then is what one works on: a text elsewhere is left.
    const isLeft = now.writing !== null && !next.selection.includes(now.writing.key)
    this.store.setState(isLeft ? { ...next, writing: null } : next)
    if (!command.isOpen) this.say(command.said ?? command.label)
    return true
  }

  readonly undo = (): void => this.#travel(stepBack, 'undone')
  readonly redo = (): void => this.#travel(stepAgain, 'redone')

  select(selection: readonly string[]): void {
    const { doc, writing } = this.store.getState()
    const known = selection.filter((key) => doc.nodes[key])
    const isKept = writing !== null && known.includes(writing.key)
    this.store.setState({ selection: known, writing: isKept ? writing : null })
  }

  pick(key: string, how: Picking): void {
    const { doc, selection } = this.store.getState()
    this.store.setState({ selection: pick(doc, selection, { key, how }), writing: null })
  }

  /** Begins to write in a text, or leaves it: what was written is a step of its own then. */
  write(writing: Writing | null): void {
    const now = closed(this.store.getState())
    this.store.setState({ ...now, writing, ...(writing && { selection: [writing.key] }) })
  }

  show(breakpoint: Breakpoint): void {
    this.store.setState({ breakpoint })
  }

  /** Other blocks in place of all, e.g. those of a local copy; a step that can be taken back. */
  replaceAll(next: readonly Block[], label: Label, { isQuiet = false } = {}): void {
    const fresh: Doc = loadDoc(this.types, next)
    const now = this.store.getState()
    const change = (doc: Doc) => {
      doc.nodes = fresh.nodes
      doc.kids = fresh.kids
    }
    const select = () => (isQuiet ? now.selection : [])
    this.store.setState(carryOut(now, { label, change, select }, Date.now()))
    this.say(label)
  }

  #travel(step: (now: Past) => Past, verb: 'undone' | 'redone'): void {
    const now = this.store.getState()
    const label = (verb === 'undone' ? now.past.at(-1) : now.future[0])?.label
    if (!label) return
    this.store.setState({ ...step(now), writing: null })
    this.say(words(verb, { label }))
  }
}
