import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Email, Id, Lang, text } from '#kernel/contract/fields.ts'
import { Blocks } from '#kernel/site/block/block.ts'

/** Largest mail that Gmail shows whole. */
export const MAX_BYTES = 100_000

/** Whom a preview is drawn for: somebody whose name is known, or not. */
const READERS = ['named', 'nameless'] as const

export const previewTemplate = endpoint({
  method: 'POST',
  path: '/api/v0/newsletter_template/preview',
  access: staff('newsletter', 'view'),
  narrows: true,
  body: z.strictObject({
    lang: Lang.default('de'),
    subject: text(200).default(''),
    preheader: text(200).default(''),
    modules: Blocks,
    scheme: z.enum(['auto', 'dark']).default('auto'),
    as: z.enum(READERS).default('named'),
    /** As this one would get it; it takes the right to see subscribers. */
    subscriber: Id.optional(),
  }),
  reply: z.object({
    subject: z.string(),
    preheader: z.string(),
    html: z.string(),
    text: z.string(),
    /** Of the HTML, in UTF-8. */
    bytes: z.int(),
  }),
  summary: 'A mail as a subscriber would get it, stored or not',
})

const Colours = z.object({
  page: z.string(),
  card: z.string(),
  text: z.string(),
  muted: z.string(),
  line: z.string(),
  accent: z.string(),
  accentText: z.string(),
})
const Targets = z.record(z.string(), z.object({ href: z.string(), label: z.string() }))

/** What the designer needs to draw blocks itself that nobody has saved yet. */
export const drawTemplateHere = endpoint({
  method: 'POST',
  path: '/api/v0/newsletter_template/canvas',
  access: staff('newsletter', 'view'),
  body: z.strictObject({ lang: Lang.default('de'), modules: Blocks }),
  limit: { max: 300, seconds: 60, per: 'user' },
  reply: z.object({
    /** The kernel's `MailTheme`. */
    theme: z.object({
      light: Colours,
      dark: Colours,
      headingFont: z.string(),
      bodyFont: z.string(),
      radius: z.number(),
    }),
    /** The kernel's `BlockData`. */
    links: z.object({ pages: Targets, files: Targets, things: Targets }),
    blocks: z.record(z.string(), z.unknown()),
    embedded: z.record(z.string(), Blocks),
    /** What words in braces stand for, those of a subscriber as somebody made up. */
    tokens: z.record(z.string(), z.string()),
  }),
  summary: 'What drawing the blocks of a mail takes, stored or not',
})

/** An empty page with a policy of its own: the admin centre allows no style sheets of others. */
export const previewFrame = endpoint({
  method: 'GET',
  path: '/api/v0/newsletter_template/frame',
  access: staff('newsletter', 'view'),
  raw: true,
  reply: z.unknown(),
  summary: 'The empty page in which the admin centre shows a mail',
})

export const sendTest = endpoint({
  method: 'POST',
  path: '/api/v0/newsletter/sendtest/',
  access: staff('newsletter', 'edit'),
  body: z
    .strictObject({
      /** One of them: a template, or a sending with its own subject and sender. */
      template: Id.optional(),
      sending: Id.optional(),
      to: z.array(Email).min(1).max(10),
      as: z.enum(READERS).default('named'),
      /** Of the words around the blocks; that of the template unless said. */
      lang: Lang.optional(),
    })
    .refine(({ template, sending }) => (template === undefined) !== (sending === undefined)),
  limit: { max: 30, seconds: 3600, per: 'user' },
  reply: z.object({
    accepted: z.int(),
    refused: z.array(z.object({ to: z.string(), answer: z.string() })),
  }),
  summary:
    'Mails a template or a sending to members of the team and to testers, and tells what the mail server said',
})
