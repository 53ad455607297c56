import type { BlockFault } from '#kernel/site/block/tree/check-blocks.ts'

/** Block id → path below its props → words. */
export type BlockErrors = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Faults by block; the path of the innermost props is what the inspector knows. */
export function errorsByBlock(faults: readonly BlockFault[]): BlockErrors {
  const found: Record<string, Record<string, string>> = {}
  for (const { block, path, message } of faults) {
    const inner = path.slice(path.lastIndexOf('props.') + 'props.'.length)
    const known = found[block ?? ''] ?? {}
    found[block ?? ''] = { ...known, [inner]: message }
  }
  return found
}
