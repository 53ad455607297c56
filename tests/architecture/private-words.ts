import type { Source } from './sources.ts'

/** Private words: an engineer who looks for the type would not search for them. */
const TYPE =
  /^(?:export )?(?:type|interface|class) (\w*(?:Asking|Given|Wish|House|Desk|Work)|Place)\b/gm
const FILE =
  /\/(work|pace|one-line|too-many|shelf|courier|letter|own-words|left-out|text-gate|closed-door|kept-reading|made-once|keep-known|store-one|make-one|appear-whole|(?:lay|laid)-[\w-]+)\.tsx?$/

/** Types and files whose name says nothing to a reader from outside, as `path: name`. */
export function privateWords(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => [
    ...[...text.matchAll(TYPE)].flatMap(([, name]) =>
      name && name !== 'UnitOfWork' ? [`${path}: ${name}`] : [],
    ),
    ...(FILE.test(path) ? [path] : []),
  ])
}
