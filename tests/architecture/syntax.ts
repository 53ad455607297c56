import { parseSync, Visitor } from 'vite'
import { lineOf } from './line-of.ts'
import type { Source } from './sources.ts'

const MAX_FUNCTION = 40
const MAX_COMPONENT = 120
const MAX_PARAMETERS = 3

type Span = { start: number; end: number }
type Callable = Span & { params: readonly unknown[]; id?: { name: string } | null }

/** Faults inside a file: long functions, too many parameters, any, casts outside the kernel. */
export function syntaxFaults(source: Source): string[] {
  const faults: string[] = []
  const say = (node: Span, text: string) =>
    faults.push(`${source.path}:${lineOf(source.text, node.start)} ${text}`)
  const measure = (node: Callable) => measureFunction(source, node, say)
  const isShipped = source.path.startsWith('src/') && !source.isTest
  const mayCast = /^src\/(kernel|platform)\//.test(source.path) || source.isTest
  const visitor = new Visitor({
    FunctionDeclaration: (node) => measure(node),
    FunctionExpression: (node) => measure(node),
    ArrowFunctionExpression: (node) => measure(node),
    TSAnyKeyword: (node) => say(node, 'any: derive the type from a schema'),
    TSNonNullExpression: (node) => say(node, '!: handle the missing case'),
    TSAsExpression: (node) => {
      const target = source.text.slice(node.typeAnnotation.start, node.typeAnnotation.end)
      if (!mayCast && target !== 'const') say(node, 'as: only the kernel may cast')
    },
    MemberExpression: (node) => {
      // Undefined on a page without https: whoever tries Kontor in the house's own network has none.
      const called = source.text.slice(node.start, node.end)
      if (isShipped && called === 'crypto.randomUUID') say(node, 'crypto.randomUUID: use uuidv7')
    },
    ExportAllDeclaration: (node) => say(node, 'barrel: import from the file itself'),
  })
  visitor.visit(parseSync(source.path, source.text).program)
  return faults
}

function measureFunction(source: Source, node: Callable, say: (node: Span, text: string) => void) {
  if (node.params.length > MAX_PARAMETERS) say(node, 'more than 3 parameters: pass one object')
  if (source.isTest) return
  const text = source.text.slice(node.start, node.end)
  const lines = text.split('\n').length
  const limit = isComponent(source, text) ? MAX_COMPONENT : MAX_FUNCTION
  if (lines > limit) say(node, `function of ${lines} lines (at most ${limit}): split it by meaning`)
}

function isComponent(source: Source, text: string): boolean {
  return source.path.endsWith('.tsx') && /^(export )?(async )?function [A-Z]/.test(text)
}
