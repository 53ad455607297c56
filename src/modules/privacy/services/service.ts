import { z } from 'zod'
import { requiredText, text } from '#kernel/contract/fields.ts'

const LABEL = /^[a-z0-9-]{1,63}$/

/** A host as a content policy names it, with a port where it has one: 'www.example.com', '*.example.com'. */
export function isHost(value: string): boolean {
  const [name = '', port, ...more] = value.split(':')
  const labels = name.replace(/^\*\./, '').split('.')
  const isPort = port === undefined || /^\d{1,5}$/.test(port)
  return more.length === 0 && isPort && labels.length > 1 && labels.every((one) => LABEL.test(one))
}

/** Names of cookies and keys; `*` at the end stands for the rest: '_ga_*'. */
const STORED = /^[\w.-]{1,60}\*?$/

const BothLanguages = z.strictObject({ de: requiredText(300), en: requiredText(300) })

/** A service that only this business uses, as its owner describes it. */
export const OwnService = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/, { error: 'pattern' }),
  label: requiredText(100),
  purpose: BothLanguages,
  provider: requiredText(200),
  country: requiredText(100),
  hosts: z
    .array(z.string().max(200).refine(isHost, { error: 'host' }))
    .max(20)
    .default([]),
  storage: z
    .array(z.string().regex(STORED, { error: 'pattern' }))
    .max(20)
    .default([]),
  lifetime: text(200).default(''),
  /** Needs the visitor's consent before anything of it is loaded. */
  asks: z.boolean().default(true),
})
export type OwnService = z.infer<typeof OwnService>

/** A service as visitors read about it, in one language. */
export const Service = z.object({
  name: z.string(),
  label: z.string(),
  purpose: z.string(),
  provider: z.string(),
  country: z.string(),
  /** Where a browser calls once it is accepted. */
  hosts: z.array(z.string()),
  storage: z.array(z.string()),
  lifetime: z.string(),
  asks: z.boolean(),
  /** Why it may be done without asking, where that is no matter of course. */
  basis: z.string().optional(),
  /** A page that shows visitors what is stored about them. */
  more: z.object({ href: z.string(), label: z.string() }).optional(),
})
export type Service = z.infer<typeof Service>
