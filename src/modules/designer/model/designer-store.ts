import { applyPatches, produceWithPatches } from 'immer'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import type { Breakpoint } from '#kernel/site/block/breakpoints.ts'
import { changesBetween } from '../merge/changes-between.ts'
import { takeIn } from '../merge/take-in.ts'
import type { Command } from './commands/command.ts'
import type { Ground } from './commands/rules.ts'
import { words } from './commands/step-words.ts'
import { type Doc, loadDoc, saveDoc } from './doc.ts'
import { carryOut, closed, lastOwn, type Past, type Step, stepAgain, stepBack } from './history.ts'
import { type Picking, pick } from './selection.ts'
import type { SurfaceName } from './surface-rules.ts'

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
  readonly surface: SurfaceName
  readonly store: StoreApi<DesignerState>
  /** Whether the page may become another one; who says no says why. */
  mayBecome: (before: Doc, after: Doc) => boolean = () => true
  #count = 0

  constructor(types: BlockTypes, blocks: readonly Block[], surface: SurfaceName = 'page') {
    this.types = types
    this.surface = surface
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

  readonly ground = (): Ground => ({
    types: this.types,
    doc: this.store.getState().doc,
    surface: this.surface,
  })

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
    // A text that is written stays, whoever holds the block by then: saving says so, and keeps it.
    if (!command.isOpen && !this.mayBecome(now.doc, next.doc)) return false
    // What is selected then is what one works on: a text elsewhere is left.
    const isLeft = now.writing !== null && !next.selection.includes(now.writing.key)
    this.store.setState(isLeft ? { ...next, writing: null } : next)
    if (!command.isOpen) this.say(command.said ?? command.label)
    return true
  }

  readonly undo = (): void => this.#travel((now) => stepBackAround(this.types, now), 'undone')
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

  /** Other blocks in place of all, e.g. those of a version; false when they may not. */
  bring(next: readonly Block[], label: Label): boolean {
    const change = become(loadDoc(this.types, next))
    return this.run({ label, change, select: () => [] })
  }

  /**
   * The blocks the server has in place of all: a step that can be taken back. What others did
   * (`isForeign`) is none, and whoever works goes on in it.
   */
  replaceAll(next: readonly Block[], label: Label, { isForeign = false } = {}): void {
    const now = this.store.getState()
    const change = become(loadDoc(this.types, next))
    const select = () => (isForeign ? now.selection : [])
    const after = carryOut(now, { label, change, select, isForeign }, Date.now())
    const isLeft = now.writing !== null && !after.selection.includes(now.writing.key)
    this.store.setState(isLeft ? { ...after, writing: null } : after)
    this.say(label)
  }

  #travel(step: (now: Past) => Past, verb: 'undone' | 'redone'): void {
    const now = this.store.getState()
    const label = (verb === 'undone' ? lastOwn(now) : now.future[0])?.label
    if (!label) return
    const next = step(now)
    if (!this.mayBecome(now.doc, next.doc)) return
    this.store.setState({ ...next, writing: null })
    this.say(words(verb, { label }))
  }
}

/**
 * Takes the last own step back and leaves what others did since: it comes off below their changes, as
 * if it had never been made. A block that both have changed stays as the others left it.
 */
function stepBackAround(types: BlockTypes, now: Past): Past {
  const at = now.past.findLastIndex(({ isForeign }) => !isForeign)
  const step = now.past[at]
  const others = now.past.slice(at + 1)
  const [first] = others
  if (!step) return now
  if (!first) return stepBack(now)
  const after = others.reduceRight((doc, { inverse }) => applyPatches(doc, [...inverse]), now.doc)
  const before = applyPatches(after, [...step.inverse])
  const taking = changesBetween(types, saveDoc(after), saveDoc(before))
  const doc = loadDoc(types, takeIn(types, saveDoc(now.doc), taking).blocks)
  const below = { ...now, doc: before, past: now.past.slice(0, at), future: [] }
  const { label } = first
  const merged = carryOut(below, { label, isForeign: true, change: become(doc) }, first.at)
  const selection = step.before.filter((key) => doc.nodes[key])
  return { doc, past: merged.past, future: [again(step, doc, now.doc), ...now.future], selection }
}

/** The same step on other ground: from one state of the page to another. */
function again(step: Step, from: Doc, to: Doc): Step {
  const [, patches, inverse] = produceWithPatches(from, become(to))
  return { ...step, patches, inverse }
}

/** All of a page in place of another one. */
function become({ nodes, kids }: Doc): (doc: Doc) => void {
  return (doc) => {
    doc.nodes = nodes
    doc.kids = kids
  }
}
