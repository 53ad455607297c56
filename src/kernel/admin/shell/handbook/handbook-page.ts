/** A piece of running text. A screen is named by its path below the admin base. */
export type HandbookInline =
  | { kind: 'text' | 'strong' | 'key'; text: string }
  | { kind: 'screen'; text: string; path: string }
  | { kind: 'page'; text: string; page: string; section?: string }

export type HandbookBlock =
  | { kind: 'paragraph'; text: readonly HandbookInline[] }
  | { kind: 'steps' | 'list'; items: readonly (readonly HandbookInline[])[] }
  /** `source` is the file beside the page, and in the browser the address the build gave it. */
  | { kind: 'picture'; source: string; alt: string }
  /** A link to a screen that stands alone. */
  | { kind: 'action'; text: string; path: string }

export type HandbookSection = { id: string; title: string; blocks: readonly HandbookBlock[] }

/** A page of the handbook as the build reads it from `docs/handbook/<language>/<name>.md`. */
export type HandbookPage = {
  name: string
  title: string
  lead: readonly HandbookBlock[]
  sections: readonly HandbookSection[]
}

/** The words of blocks without their marks, to be searched. */
export function plainText(blocks: readonly HandbookBlock[]): string {
  return blocks.map(wordsOf).join(' ')
}

function wordsOf(block: HandbookBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return joined(block.text)
    case 'steps':
    case 'list':
      return block.items.map(joined).join(' ')
    case 'picture':
      return block.alt
    case 'action':
      return block.text
  }
}

function joined(text: readonly HandbookInline[]): string {
  return text.map((part) => part.text).join('')
}
