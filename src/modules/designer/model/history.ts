import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Command } from './commands/command.ts'
import type { Doc } from './doc.ts'

enablePatches()

const MOST_STEPS = 200
/** Steps of one kind that follow within this time are one. */
const TOGETHER_MS = 800

export type Step = {
  readonly label: Label
  readonly tag: string | undefined
  readonly at: number
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
  /** What was selected before and after. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly isForeign?: boolean
}

export type Past = {
  readonly doc: Doc
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  readonly selection: readonly string[]
}

/** Carries a command out and writes it down; the very same state when nothing changed. */
export function carryOut(now: Past, command: Command, at: number): Past {
  const [doc, patches, inverse] = produceWithPatches(now.doc, (draft) => void command.change(draft))
  if (patches.length === 0) return now
  const selection = stillThere(doc, command.select?.(doc) ?? now.selection)
  const { label, tag, isForeign } = command
  const selected = { before: now.selection, after: selection }
  const step: Step = { label, tag, at, patches, inverse, isForeign, ...selected }
  const last = now.past.at(-1)
  const isSame = last && tag !== undefined && last.tag === tag && now.future.length === 0
  const isSoon = command.isOpen || (last !== undefined && at - last.at < TOGETHER_MS)
  const past =
    isSame && isSoon ? [...now.past.slice(0, -1), joined(last, step)] : [...now.past, step]
  return { doc, past: past.slice(-MOST_STEPS), future: [], selection }
}

/** The last step that was made here: what others did since is left as it is. */
export function lastOwn({ past }: Past): Step | undefined {
  return past.findLast(({ isForeign }) => !isForeign)
}

export function stepBack(now: Past): Past {
  const step = now.past.at(-1)
  if (!step) return now
  const doc = applyPatches(now.doc, [...step.inverse])
  const { past, future } = now
  return { doc, past: past.slice(0, -1), future: [step, ...future], selection: step.before }
}

export function stepAgain(now: Past): Past {
  const [step, ...future] = now.future
  if (!step) return now
  const doc = applyPatches(now.doc, [...step.patches])
  return { doc, past: [...now.past, step], future, selection: step.after }
}

/** A step that no later one joins: whoever goes on writing begins a new one. */
export function closed(now: Past): Past {
  const last = now.past.at(-1)
  if (!last?.tag) return now
  return { ...now, past: [...now.past.slice(0, -1), { ...last, tag: undefined }] }
}

/** The very same list when nothing of it is gone: whoever shows it need not draw again. */
function stillThere(doc: Doc, keys: readonly string[]): readonly string[] {
  return keys.every((key) => doc.nodes[key]) ? keys : keys.filter((key) => doc.nodes[key])
}

function joined(first: Step, second: Step): Step {
  const shared = { ...second, before: first.before }
  // Typing writes the same place again and again: the first and the last state are enough.
  if (onlyPath(first.patches) === onlyPath(second.patches) && onlyPath(first.patches)) {
    return { ...shared, inverse: first.inverse }
  }
  return {
    ...shared,
    patches: [...first.patches, ...second.patches],
    inverse: [...second.inverse, ...first.inverse],
  }
}

function onlyPath(patches: readonly Patch[]): string {
  const [only] = patches
  return patches.length === 1 && only?.op === 'replace' ? only.path.join('/') : ''
}
