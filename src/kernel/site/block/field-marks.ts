import { z } from 'zod'
import { Id } from '#kernel/contract/fields.ts'

/** Things a block may point to by id. */
export const REF_KINDS = ['file', 'page', 'gallery', 'global'] as const
export type RefKind = (typeof REF_KINDS)[number]

/** What a field means beyond its shape: who points where, and which editor it wants. */
export type FieldMark =
  | { kind: RefKind | 'rich-text' | 'link' | 'slot' }
  /** Something of a module, by the name of its noun; that module finds it when it is drawn. */
  | { kind: 'thing'; noun: string }

export const fieldMarks = z.registry<FieldMark>()

/** @example schema: z.object({ file: fileRef().nullable() }) */
export function fileRef() {
  return refOf('file')
}

export function pageRef() {
  return refOf('page')
}

export function galleryRef() {
  return refOf('gallery')
}

export function globalRef() {
  return refOf('global')
}

/** @example products: z.array(thingRef('product')) */
export function thingRef(noun: string) {
  return Id.clone().register(fieldMarks, { kind: 'thing', noun })
}

/** A prop that holds blocks. They are checked one by one, each by its own type. */
export function slot() {
  return z.array(z.unknown()).register(fieldMarks, { kind: 'slot' })
}

// A schema of its own each time: a mark belongs to one schema object.
function refOf(kind: RefKind) {
  return Id.clone().register(fieldMarks, { kind })
}
