import { parseSync, Visitor } from 'vite'
import { lineOf } from '../line-of.ts'
import type { Source } from '../sources.ts'

type Part = { start: number; end: number }
type RegexLiteral = { place: string; pattern: string; flags: string }

/** Every regular expression written in a file, and every one that is put together when it runs. */
export function regexesIn({ path, text }: Source) {
  const literals: RegexLiteral[] = []
  const built: { place: string; key: string }[] = []
  const placeOf = ({ start }: { start: number }) => `${path}:${lineOf(text, start)}`
  const note = (node: Part & { callee: Part; arguments: Part[] }) => {
    if (text.slice(node.callee.start, node.callee.end) !== 'RegExp') return
    const [first = node] = node.arguments
    const written = text.slice(first.start, first.end)
    built.push({ place: placeOf(node), key: `${path} ${written}` })
  }
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node) literals.push({ place: placeOf(node), ...node.regex })
    },
    NewExpression: note,
    CallExpression: note,
  })
  visitor.visit(parseSync(path, text).program)
  return { literals, built }
}
