import { z } from 'zod'
import { COLUMNS } from './breakpoints.ts'

/** One block as it is stored: the list of the specification, plus an id and the version of its type. */
export type Block = {
  id?: string
  type: string
  /** Version of the type's schema the props were written for; 1 when absent. */
  v?: number
  props: Record<string, unknown>
  attrs?: BlockAttrs
  /** What whoever edits the page calls it; visitors never see it. */
  name?: string
  /** Still what a template brought along; visitors never see it. See `values/sample.ts`. */
  sample?: true
}

/** Enough of an id to tell the blocks of a page apart, and no more weight than that takes. */
const REF_LENGTH = 12

/** What a block is called on pages that visitors get: 'a1b2c3d4e5f6' of its id. */
export function blockRef(id: string): string {
  return id.slice(-REF_LENGTH).replace(/[^\w-]/g, '-')
}

export type BlockAttrs = {
  /** Columns out of 12. */
  size?: { xs?: number; md?: number; lg?: number }
  visible?: { xs?: boolean; md?: boolean; lg?: boolean }
}

export const BLOCK_LIMITS = {
  /** Blocks inside blocks. */
  depth: 8,
  blocks: 2000,
  /** Characters of all names and texts together. */
  characters: 2_000_000,
  /** Objects and lists inside one another, so that no walk overflows. */
  nesting: 80,
  /** Characters of the name editors give a block. */
  name: 80,
} as const

const Size = z.int().min(1).max(COLUMNS)
const perBreakpoint = <T extends z.ZodType>(value: T) =>
  z.looseObject({ xs: value.optional(), md: value.optional(), lg: value.optional() })

/** What a block of a known type must look like around its props. */
export const BlockFrame = z.looseObject({
  id: z.string().min(1).max(64).optional(),
  type: z.string().min(1).max(60),
  v: z.int().min(1).optional(),
  props: z.record(z.string(), z.unknown()),
  attrs: z
    .looseObject({
      size: perBreakpoint(Size).optional(),
      visible: perBreakpoint(z.boolean()).optional(),
    })
    .optional(),
  name: z.string().max(BLOCK_LIMITS.name).optional(),
  sample: z.literal(true).optional(),
})

/**
 * Blocks on the wire, for contracts: only the shape of a list. What is inside depends on the types
 * a running Kontor knows, so every write also goes through `checkBlocks`.
 */
export const Blocks = z
  .array(z.looseObject({ type: z.string().min(1).max(60) }))
  .max(BLOCK_LIMITS.blocks)
