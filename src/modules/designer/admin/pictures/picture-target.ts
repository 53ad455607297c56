import { gallery } from '#modules/pages/blocks/gallery/block.ts'
import { hero } from '#modules/pages/blocks/hero/block.ts'
import { image } from '#modules/pages/blocks/image/block.ts'
import { aimAfter } from '../../model/commands/insert.ts'
import type { Aim, Doc } from '../../model/doc.ts'
import type { Box, Point } from '../canvas/canvas-space.ts'
import { type DropList, findDrop } from '../drag/find-drop.ts'

/** Where pictures would go. */
export type PictureTarget =
  | { readonly kind: 'replace'; readonly key: string }
  | { readonly kind: 'gallery'; readonly key: string }
  | { readonly kind: 'gap'; readonly aim: Aim }

/** The target, and where it is shown: a frame around a block, or a line. Counted from the page's top. */
export type Aimed = { readonly target: PictureTarget; readonly box: Box }

const HOLDERS: readonly string[] = [image.name, hero.name]

/** Which way a block takes pictures in; undefined when it has no place for one. */
export function targetIn(doc: Doc, key: string): PictureTarget | undefined {
  const type = doc.nodes[key]?.block.type ?? ''
  if (HOLDERS.includes(type)) return { kind: 'replace', key }
  return type === gallery.name ? { kind: 'gallery', key } : undefined
}

export type Holder = { readonly target: PictureTarget; readonly box: Box }

/** The innermost block under the pointer that takes pictures, else the gap that is nearest. */
export function aimAt(
  holders: readonly Holder[],
  lists: readonly DropList[],
  point: Point,
): Aimed | undefined {
  const [holder] = holders
    .filter(({ box }) => isInside(box, point))
    .toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)
  if (holder) return holder
  const drop = findDrop(lists, point)
  return drop && { target: { kind: 'gap', aim: drop.aim }, box: drop.line }
}

/** Where pasted pictures go: into a selected block that waits for one, else after it. */
export function pasteTarget(doc: Doc, selection: readonly string[]): PictureTarget {
  const last = selection.at(-1)
  const target = last === undefined ? undefined : targetIn(doc, last)
  const props = last === undefined ? undefined : doc.nodes[last]?.block.props
  if (target?.kind === 'gallery') return target
  if (target?.kind === 'replace' && !props?.file) return target
  return { kind: 'gap', aim: aimAfter(doc, last) }
}

function isInside({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
}
