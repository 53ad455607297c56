import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { validationMessage, validationWords } from '#kernel/i18n/validation.ts'
import { failures } from '../app-error.ts'

/** Params, query and body after their schemas; a fault names each field in the caller's language. */
export function parseInput(
  endpoint: Endpoint,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
  lang: Lang,
) {
  const isUnread = endpoint.stream !== undefined || (endpoint.upload && !endpoint.body)
  return {
    params: parsePart(endpoint.params, params, lang),
    query: parsePart(endpoint.query, query, lang),
    body: isUnread ? undefined : parsePart(endpoint.body, body, lang),
  }
}

/** Parses one value or raises 400 `invalid` with `fields`. */
export function parsePart(schema: z.ZodType | undefined, value: unknown, lang: Lang): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value, { error: validationWords(lang) })
  if (parsed.success) return parsed.data
  throw failures.invalid({ fields: faultsByField(parsed.error.issues, lang) })
}

/** Nobody reads more, and an answer must not outgrow its question. */
const MOST_FIELDS = 50
const LONGEST_PATH = 200

export function faultsByField(
  issues: readonly z.core.$ZodIssue[],
  lang: Lang,
): Record<string, string> {
  const fields: Record<string, string> = {}
  const all = issues
    .slice(0, MOST_FIELDS)
    .flatMap((issue) => pathsOf(issue).map((path) => ({ path, issue })))
  for (const { path, issue } of all.slice(0, MOST_FIELDS))
    fields[path] ??= validationMessage(issue.message, lang)
  return fields
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const pathTo = (...key: string[]) => [...issue.path, ...key].join('.').slice(0, LONGEST_PATH)
  if (issue.code !== 'unrecognized_keys') return [pathTo()]
  return issue.keys.slice(0, MOST_FIELDS).map((key) => pathTo(key))
}
