import type { z } from 'zod'
import type { Role } from '#kernel/access/roles.ts'
import type { Label, Lang } from '#kernel/i18n/messages.ts'

/** Where the palette shows a type. */
export const BLOCK_GROUPS = ['text', 'media', 'layout', 'business', 'special'] as const
export type BlockGroup = (typeof BLOCK_GROUPS)[number]

type BlockCaps = {
  /** Its width may be set in columns. */
  resizable: boolean
  /** Text is written in place. */
  hasInline: boolean
  /** Only inside these types; 'page' is the page itself. Absent: anywhere. */
  parents?: readonly string[]
  /** What its slots take. Absent: anything. */
  children?: readonly string[]
  /** Who may add or change it. Absent: whoever may edit the page. */
  roles?: readonly Role[]
}

type Props = Record<string, unknown>

/** A kind of block: data and rules, safe for browser and server. */
export type BlockType<Schema extends z.ZodObject = z.ZodObject, Data = unknown> = {
  readonly name: string
  /** Raised with every change of the schema that `upgrade` has to bridge. */
  readonly v: number
  readonly label: Label
  readonly group: BlockGroup
  /** Name of a Tabler icon: 'photo'. */
  readonly icon: string
  readonly schema: Schema
  readonly caps: BlockCaps
  /** Draws nothing while this module is off, and is not offered then. */
  readonly module?: string
  /** Props that hold blocks. */
  readonly slots?: readonly string[]
  /** What a new block of this type says. */
  defaults(lang: Lang): z.input<Schema>
  /** Props of an older version as the current one writes them. */
  upgrade?(props: Props, fromV: number): Props
  /** Never there at run time; carries the type of the loaded data from loader to view. */
  readonly data?: Data
}

export type BlockTypes = ReadonlyMap<string, BlockType>

/**
 * @example export const spacer = blockType({ name: 'spacer', v: 1, schema: z.object({ … }), … })
 * With data from the server: `blockType({ …, data: dataOf<PictureData>() })`
 */
export function blockType<Schema extends z.ZodObject, Data = undefined>(
  type: Omit<BlockType<Schema, Data>, 'defaults'> & {
    defaults(lang: Lang): z.input<NoInfer<Schema>>
  },
): BlockType<Schema, Data> {
  return type
}

/** Says what a type's loader brings, without a value. */
export function dataOf<Data>(): Data | undefined {
  return undefined
}

/** Types by their name; two of the same name are a fault of ours. */
export function blockTypes(types: readonly BlockType[]): BlockTypes {
  const known = new Map<string, BlockType>()
  for (const type of types) {
    if (known.has(type.name)) throw new Error(`Two block types are called "${type.name}"`)
    known.set(type.name, type)
  }
  return known
}
