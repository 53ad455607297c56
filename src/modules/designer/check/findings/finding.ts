import { z } from 'zod'

/** Errors stop publishing, warnings want to be read, hints may be ignored. */
export const SEVERITIES = ['error', 'warning', 'hint'] as const
export const Severity = z.enum(SEVERITIES)
export type Severity = z.infer<typeof Severity>

/** What the designer can do about a finding with one press. */
const FIXES = [
  'write-alt',
  'set-link',
  'set-level',
  'remove-block',
  'write-text',
  'edit-field',
  'show-block',
  'list-service',
  'open-page',
] as const
export const Fix = z.enum(FIXES)
export type Fix = z.infer<typeof Fix>

/** One thing that is not as it should be; its words come from `finding-text.ts`. */
export const Finding = z.object({
  rule: z.string(),
  severity: Severity,
  /** The block it is about; null for the page as a whole. */
  block: z.string().nullable(),
  /** A field of the page, or a prop of the block. */
  field: z.string().nullable(),
  /** What the words mention: a heading, a length, a width. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  fix: Fix.nullable(),
})
export type Finding = z.infer<typeof Finding>
