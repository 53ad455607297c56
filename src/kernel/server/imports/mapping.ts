import type { Mapping } from '#kernel/contract/admin/imports.ts'
import type { ImportDeclaration } from './declaration.ts'

type Proposal = { hasHeader: boolean; mapping: Mapping }

/**
 * Which column is which field, by the first row: heads are compared without case, umlauts and signs,
 * in both languages. Without a known head the first row is a row, and columns are taken in order.
 */
export function proposeMapping({ fields }: ImportDeclaration, first: readonly string[]): Proposal {
  const heads = first.map(folded)
  const entries = Object.entries(fields).map(([name, { label, heads: others = [] }]) => {
    const words = [name, label.de, label.en, ...others].map(folded)
    return [name, heads.findIndex((head) => words.includes(head))] as const
  })
  const hasHeader = entries.some(([, at]) => at >= 0)
  const mapping = entries.map(([name, at], place) => {
    const column = hasHeader ? at : place
    return [name, column >= 0 && column < first.length ? column : null]
  })
  return { hasHeader, mapping: Object.fromEntries(mapping) }
}

/** 'E-Mail-Adresse ' and 'email adresse' are the same head. */
function folded(head: string): string {
  return head
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
