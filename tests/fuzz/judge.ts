import { z } from 'zod'
import type { Case } from './cases-of.ts'
import type { Outcome } from './send-case.ts'

/** Words of the inside: stack lines, paths of code, what PostgreSQL says. No case contains them. */
const INSIDE =
  /node_modules|\n\s+at |\.(ts|js):\d+|relation \\?"|violates|invalid input syntax|duplicate key value|syntax error at|ECONN|Error:/

const Failure = z.object({ message: z.string().min(1), code: z.string().min(1) })

/** What is wrong with an answer; undefined when it may stand. */
export function faultOf(asked: Case, outcome: Outcome): string | undefined {
  const { status, text, ms } = outcome
  const line = `${asked.method} ${asked.path.slice(0, 120)} ${String(asked.body ?? '').slice(0, 300)}`
  if (status === 0) return `no answer after ${ms.toFixed(0)} ms (${text}): ${line}`
  if (status >= 500) return `${status} ${text.slice(0, 200)}: ${line}`
  if (status >= 400 && !isFailure(text)) return `${status} in words of its own, ${text}: ${line}`
  const inside = status >= 400 ? INSIDE.exec(text) : null
  return inside ? `says "${inside[0]}" of the inside: ${line}` : undefined
}

/** Every failure is `{ message, code }`, or a page. */
function isFailure(text: string): boolean {
  return text.startsWith('<!doctype html>') || Failure.safeParse(parsed(text)).success
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No JSON at all: the schema says so.
    return undefined
  }
}
