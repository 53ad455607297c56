import type {
  HandbookBlock,
  HandbookInline,
  HandbookPage,
  HandbookSection,
} from '../../src/kernel/admin/shell/handbook/handbook-page.ts'

/** Before the address of a screen; whoever reads the page elsewhere sees where it leads. */
const ADMIN = '/admincenter'
const INLINE = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)/g
const PICTURE = /^!\[([^\]]+)\]\(([^()\s]+)\)$/
const STEP = /^\d+\. /
/** Forms the handbook does without: tables, quotes, rules, code, markup, further headings. */
const UNKNOWN = /^(?:#|>|\||<|---|\*|\+|~|```)/

/**
 * A page of the handbook. It knows a title, sections, paragraphs, steps, lists, pictures, bold words,
 * keys and links, and refuses everything else, so that what is written is what is shown.
 */
export function readPage(name: string, source: string): HandbookPage {
  const [first = '', ...rest] = source.split(/\n(?=## )/)
  const [title = '', ...lead] = first.split('\n')
  if (!title.startsWith('# ')) throw new Error(`${name}: the first line is no title`)
  const sections = rest.map((part) => sectionOf(part, name))
  return { name, title: title.slice(2), lead: blocksOf(lead, name), sections }
}

function sectionOf(part: string, page: string): HandbookSection {
  const [heading = '', ...lines] = part.split('\n')
  const title = heading.slice('## '.length)
  return { id: slugOf(title), title, blocks: blocksOf(lines, page) }
}

/** As GitHub names headings, so that links lead to the same place there. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-')
}

function blocksOf(lines: readonly string[], page: string): HandbookBlock[] {
  const text = lines.join('\n').trim()
  return text === '' ? [] : text.split(/\n\n+/).map((paragraph) => blockOf(paragraph, page))
}

function blockOf(paragraph: string, page: string): HandbookBlock {
  const [first = ''] = paragraph.split('\n')
  const isStep = STEP.test(first)
  if (isStep || first.startsWith('- ')) {
    const items = paragraph.split(/\n(?=- |\d+\. )/).map((item) => {
      if (STEP.test(item) !== isStep) throw new Error(`${page}: two kinds of list in one: ${item}`)
      return textOf(item.replace(/^(?:- |\d+\. )/, ''), page)
    })
    return { kind: isStep ? 'steps' : 'list', items }
  }
  const [, alt, source] = PICTURE.exec(paragraph) ?? []
  if (alt && source) return { kind: 'picture', source, alt }
  if (UNKNOWN.test(first) && !first.startsWith('**'))
    throw new Error(`${page}: unknown form: ${first}`)
  const text = textOf(paragraph, page)
  const [only] = text
  if (text.length === 1 && only?.kind === 'screen') {
    return { kind: 'action', text: only.text, path: only.path }
  }
  return { kind: 'paragraph', text }
}

function textOf(lines: string, page: string): HandbookInline[] {
  const line = lines
    .split('\n')
    .map((part) => part.trim())
    .join(' ')
  const parts: HandbookInline[] = []
  let end = 0
  for (const found of line.matchAll(INLINE)) {
    if (found.index > end) parts.push({ kind: 'text', text: line.slice(end, found.index) })
    parts.push(markedPart(found, page))
    end = found.index + found[0].length
  }
  if (end < line.length) parts.push({ kind: 'text', text: line.slice(end) })
  const stray = parts.find(({ kind, text }) => kind === 'text' && /[*`[\]<>]/.test(text))
  if (stray) throw new Error(`${page}: unknown form: ${stray.text}`)
  return parts
}

function markedPart([, strong, key, text, target]: RegExpExecArray, page: string): HandbookInline {
  if (strong) return { kind: 'strong', text: strong }
  if (key) return { kind: 'key', text: key }
  return linkOf(text ?? '', target ?? '', page)
}

function linkOf(text: string, target: string, page: string): HandbookInline {
  if (target === ADMIN) return { kind: 'screen', text, path: '' }
  if (target.startsWith(`${ADMIN}/`)) {
    return { kind: 'screen', text, path: target.slice(ADMIN.length + 1) }
  }
  const [, name, section] = /^([a-z-]*)(?:\.md)?(?:#(.+))?$/.exec(target) ?? []
  if (name === undefined) throw new Error(`${page}: a link leads out of the house: ${target}`)
  return { kind: 'page', text, page: name || page, section }
}
