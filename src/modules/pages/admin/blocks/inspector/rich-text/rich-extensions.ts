import { Extension, Mark } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import { Link } from '#kernel/site/block/link.ts'
import { cleanPasted } from '../../paste/clean-pasted.ts'
import { linkOfHref } from '../links/link-values.ts'
import { TokenNode } from './token-node.ts'

const PARTS = [
  ...(['to', 'page', 'anchor', 'file', 'noun', 'thing', 'url', 'newTab'] as const),
  ...(['mail', 'subject', 'phone'] as const),
]

/** A link as the attributes of its mark: every part is named, so that an old one cannot stay. */
export function markAttributes(link: Link): Record<string, unknown> {
  const given: Record<string, unknown> = link
  return Object.fromEntries(PARTS.map((name) => [name, given[name] ?? null]))
}

/** Links name pages and files by id; the address is found when the page is drawn. */
const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () =>
    Object.fromEntries(PARTS.map((name) => [name, { default: null, rendered: false }])),
  parseHTML: () => [
    { tag: 'a[data-link]', getAttrs: (element) => copied(element.getAttribute('data-link')) },
    { tag: 'a[href]', getAttrs: (element) => pasted(element.getAttribute('href')) },
  ],
  renderHTML: ({ mark }) => ['a', { 'data-link': JSON.stringify(mark.attrs) }, 0],
})

/** Drawn while writing by the same classes that visitors get. */
const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) =>
            /\balign-(center|right|justify)\b/.exec(element.className)?.[1] ?? null,
          renderHTML: ({ textAlign }) =>
            textAlign && textAlign !== 'left' ? { class: `align-${textAlign}` } : {},
        },
      },
    },
  ],
})

/** What other programs copy is cleaned before it is read. */
const CleanPaste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: cleanPasted } })],
})

/** What the schema of running text knows, and nothing else. */
export const RICH_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    horizontalRule: false,
    link: false,
    trailingNode: false,
  }),
  LinkMark,
  TokenNode,
  Alignment,
  CleanPaste,
]

function copied(json: string | null) {
  const parsed = Link.safeParse(withoutNulls(readJson(json)))
  return parsed.success ? markAttributes(parsed.data) : false
}

function pasted(href: string | null) {
  const link = linkOfHref(href ?? '')
  return link ? markAttributes(link) : false
}

function readJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).filter(([name, part]) => part !== null || name === 'page'),
  )
}
