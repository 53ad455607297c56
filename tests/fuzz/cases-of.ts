import fc from 'fast-check'
import type { z } from 'zod'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import { arbitraryOf, type Hints } from './arbitrary-of.ts'
import { HOSTILE_TEXTS } from './hostile.ts'
import { spoiled } from './spoil.ts'
import { uploads } from './uploads.ts'

/** One request as it goes over the wire. */
export type Case = {
  method: string
  path: string
  type: string | undefined
  body?: string | Buffer
}

export type Wishes = {
  hints?: Hints
  /** Bodies made by hand, by 'METHOD path', where the schema says too little. */
  bodies?: Readonly<Record<string, fc.Arbitrary<unknown>>>
}

const JSON_TYPE = 'application/json'

/** Requests to an endpoint: some that it takes, more that it almost takes. */
export function casesOf(
  endpoint: Endpoint,
  { hints = {}, bodies = {} }: Wishes,
): fc.Arbitrary<Case> {
  const { method, path, query } = endpoint
  const body = bodies[`${method} ${path}`] ?? (endpoint.body && inputsOf(endpoint.body, hints))
  return fc
    .record({
      path: pathsOf(endpoint, hints),
      query: query ? queryOf(spoiled(inputsOf(query, hints))) : fc.constant(''),
      body: endpoint.upload ? uploads() : bodyOf(body),
    })
    .map((made) => ({ method, path: made.path + made.query, ...made.body }))
}

/** Half of them say only what must be said: with less in it, less can be refused. */
function inputsOf(schema: z.ZodType, hints: Hints): fc.Arbitrary<unknown> {
  return fc.oneof(arbitraryOf(schema, hints), arbitraryOf(schema, { ...hints, isBare: true }))
}

function bodyOf(
  valid: fc.Arbitrary<unknown> | undefined,
): fc.Arbitrary<Pick<Case, 'type' | 'body'>> {
  if (!valid) return fc.constant({ type: undefined })
  return spoiled(valid).map((value) => ({ type: JSON_TYPE, body: JSON.stringify(value) ?? '' }))
}

/** Mostly addresses that exist, some that are none. */
export function pathsOf({ path, params }: Endpoint, hints: Hints): fc.Arbitrary<string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  if (names.length === 0) return fc.constant(path)
  const good = params ? arbitraryOf(params, hints).map(asRecord) : fc.constant({})
  const bad = fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.length < 1000))
  return fc.tuple(good, bad, fc.nat(3)).map(([values, text, dice]) =>
    path.replace(/:(\w+)/g, (_, name: string) => {
      const value =
        dice === 0
          ? text
          : String(Object.entries(values).find(([key]) => key === name)?.[1] ?? text)
      return encodeText(value)
    }),
  )
}

function queryOf(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return values.map((value) => {
    const pairs = Object.entries(asRecord(value)).flatMap(([key, item]): [string, unknown][] =>
      Array.isArray(item) ? item.slice(0, 20).map((one) => [key, one]) : [[key, item]],
    )
    const text = pairs
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => `${encodeText(key)}=${encodeText(asText(item))}`)
      .join('&')
    return text === '' ? '' : `?${text}`
  })
}

function asText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}

/** Half characters cannot be escaped as such; the three bytes that stand for them can. */
function encodeText(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')
  }
}
