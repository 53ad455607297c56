import type { Caller } from '../caller.ts'

/** Answers by address: status, headers and every byte. */
export type Seen = ReadonlyMap<string, string>

/** Say when, not what. */
const PASSING = new Set(['date', 'connection', 'keep-alive', 'x-request-id'])
const AT_ONCE = 8

/** Everything reachable from these addresses by links and pictures, and the addresses themselves. */
export async function crawl(caller: Caller, from: readonly string[]): Promise<Seen> {
  const seen = new Map<string, string>()
  let next = [...new Set(from)]
  while (next.length > 0) {
    const found: string[] = []
    for (let at = 0; at < next.length; at += AT_ONCE) {
      const some = next.slice(at, at + AT_ONCE)
      const answers = await Promise.all(some.map((path) => caller.get(path)))
      for (const [nth, { status, headers, text }] of answers.entries()) {
        const shown = withoutQuestion(text)
        const isAsked = shown !== text
        const said = [...headers].filter(
          ([name]) => !PASSING.has(name) && !(isAsked && name === 'content-length'),
        )
        seen.set(some[nth] ?? '', JSON.stringify([status, said, shown]))
        found.push(...linksIn(text))
      }
    }
    next = [...new Set(found)].filter((path) => !seen.has(path))
  }
  return seen
}

/** A form asks every visitor another question, under a stamp of its own. */
function withoutQuestion(text: string): string {
  return text
    .replaceAll(/(name="captcha_stamp" value=")[^"]*/g, '$1')
    .replaceAll(/(<label for="captcha-answer">)[^<]*/g, '$1')
}

/** The addresses whose answers are not the same any more. */
export function differences(before: Seen, after: Seen): string[] {
  const all = new Set([...before.keys(), ...after.keys()])
  return [...all].filter((path) => before.get(path) !== after.get(path)).sort()
}

function linksIn(text: string): string[] {
  const found = text.matchAll(/(?:(?:href|src)="|<loc>[^<]*\/\/[^/<]+)(\/[^"<#?]*)/g)
  return [...found].flatMap(([, path = '']) =>
    /^\/(?:assets|api|admincenter)\b/.test(path) ? [] : [path],
  )
}
