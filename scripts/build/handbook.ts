import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type {
  HandbookBlock,
  HandbookPage,
} from '../../src/kernel/admin/shell/handbook/handbook-page.ts'
import type { Language } from './one-language.ts'
import { readPage } from './read-handbook.ts'

export const HANDBOOK = join(import.meta.dirname, '..', '..', 'docs', 'handbook')
const MODULE = 'virtual:handbook'
const RESOLVED = `\0${MODULE}`

/** The pages of `docs/handbook` as data for the admin centre; their pictures become assets. */
export function handbook(lang: Language): Plugin {
  return {
    name: 'handbook',
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? codeOf(lang) : null),
  }
}

/** The names of the pages in the order in which they are listed. */
export function pageNames(): string[] {
  return JSON.parse(readFileSync(join(HANDBOOK, 'contents.json'), 'utf8'))
}

export function readHandbook(lang: Language) {
  return pageNames().map((name) =>
    readPage(name, readFileSync(join(HANDBOOK, lang, `${name}.md`), 'utf8')),
  )
}

function codeOf(lang: Language): string {
  const imports: string[] = []
  const taken = readHandbook(lang).map((page) => withTakenPictures(page, lang))
  const pages = JSON.stringify(taken).replace(/"source":"([^"]+)"/g, (_, source: string) => {
    const file = JSON.stringify(join(HANDBOOK, lang, source))
    imports.push(`import picture${imports.length} from ${file}`)
    return `"source":picture${imports.length - 1}`
  })
  return [...imports, `export const pages = ${pages}`].join('\n')
}

/** A browser test takes them from what is built here: a new one is missing until then. */
function withTakenPictures(page: HandbookPage, lang: Language): HandbookPage {
  const isThere = (block: HandbookBlock) =>
    block.kind !== 'picture' || existsSync(join(HANDBOOK, lang, block.source))
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(isThere),
  }))
  return { ...page, lead: page.lead.filter(isThere), sections }
}
