import { applyPatches, produceWithPatches } from 'immer'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { changesBetween } from '../merge/changes-between.ts'
import { takeIn } from '../merge/take-in.ts'
import { type Doc, loadDoc, saveDoc } from './doc.ts'
import { carryOut, type Past, type Step, stepBack } from './history.ts'

/**
 * Takes the last own step back and leaves what others did since: it comes off below their changes, as
 * if it had never been made. A block that both have changed stays as the others left it.
 */
export function stepBackAround(types: BlockTypes, now: Past): Past {
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
export function become({ nodes, kids }: Doc): (doc: Doc) => void {
  return (doc) => {
    doc.nodes = nodes
    doc.kids = kids
  }
}
