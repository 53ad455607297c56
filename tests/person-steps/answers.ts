import assert from 'node:assert/strict'
import type { Answer } from '../caller.ts'

/** Differ by themselves from one answer to the next. */
const OWN = ['date', 'etag', 'content-length', 'x-request-id', 'connection', 'keep-alive']

/**
 * An answer with everything a visitor can see in it, but for what belongs to this one call: its
 * address, ids and keys.
 */
function shapeOf(answer: Answer, own: readonly string[]): string {
  const headers = [...answer.headers].filter(([name]) => !OWN.includes(name)).sort()
  const shown = JSON.stringify([answer.status, headers, answer.text])
    .replace(/"number\\?":\d+/g, '"number":…')
    .replace(/[\w-]{32,43}/g, '…')
  return own.reduce((text, word) => text.replaceAll(word, '…'), shown)
}

type Seen = { answer: Answer; own: readonly string[] }

/** Two answers that only differ in what was asked say nothing about who is known. */
export function mustBeAlike(what: string, known: Seen, unknown: Seen): void {
  const [one, other] = [known, unknown].map(({ answer, own }) => shapeOf(answer, own))
  assert.equal(one, other, `${what} tells who is known`)
}
