import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { fieldMarks } from '../field-marks.ts'
import { Link } from '../link.ts'

const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const
const PLAIN_MARKS = ['bold', 'italic', 'underline', 'strike', 'code'] as const

export type RichMark =
  | { type: (typeof PLAIN_MARKS)[number] }
  | { type: 'link'; attrs: z.infer<typeof Link> }

type Aligned = { textAlign?: (typeof ALIGNMENTS)[number] | null }

export type RichInline = { type: 'text'; text: string; marks?: RichMark[] } | { type: 'hardBreak' }
export type RichItem = { type: 'listItem'; content?: RichNode[] }
export type RichNode =
  | { type: 'paragraph'; attrs?: Aligned; content?: RichInline[] }
  | { type: 'heading'; attrs: Aligned & { level: 2 | 3 | 4 }; content?: RichInline[] }
  | { type: 'bulletList'; content?: RichItem[] }
  | { type: 'orderedList'; attrs?: { start?: number | null }; content?: RichItem[] }
  | { type: 'blockquote'; content?: RichNode[] }

/** Running text as ProseMirror writes it; no HTML is ever stored. */
export type RichText = { type: 'doc'; content?: RichNode[] }

const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal(PLAIN_MARKS) }),
  z.object({ type: z.literal('link'), attrs: Link }),
])

const Inline = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: text(100_000),
    marks: z.array(Mark).max(10).optional(),
  }),
  z.object({ type: z.literal('hardBreak') }),
])

const align = { textAlign: z.enum(ALIGNMENTS).nullish() }
const Level = z.union([z.literal(2), z.literal(3), z.literal(4)])
const content = z.array(Inline).optional()
const inner = z.lazy(() => z.array(Node).optional())
const items = z.array(z.object({ type: z.literal('listItem'), content: inner })).optional()

const Node: z.ZodType<RichNode> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), attrs: z.object(align).optional(), content }),
  z.object({ type: z.literal('heading'), attrs: z.object({ level: Level, ...align }), content }),
  z.object({ type: z.literal('bulletList'), content: items }),
  z.object({
    type: z.literal('orderedList'),
    attrs: z.object({ start: z.int().min(0).max(100_000).nullish() }).optional(),
    content: items,
  }),
  z.object({ type: z.literal('blockquote'), content: inner }),
])

/** A field for running text: paragraphs, headings 2–4, lists, quotes, marks, links. */
export function richText() {
  const Doc: z.ZodType<RichText> = z.object({
    type: z.literal('doc'),
    content: z.array(Node).max(5000).optional(),
  })
  return Doc.register(fieldMarks, { kind: 'rich-text' })
}
