import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { trimEndSigns } from '#kernel/contract/trim-signs.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { MailFrame } from '#kernel/mail-view/mail-document.tsx'
import type { MailScheme } from '#kernel/mail-view/mail-theme.ts'
import { type MailView, mailViews } from '#kernel/mail-view/mail-view.ts'
import type { Context } from '#kernel/server/context.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
import { mailThemeOf } from '#kernel/server/mail/template/mail-theme-of.ts'
import { blockParts } from '#kernel/server/site/block/block-parts.ts'
import { loadBlockData } from '#kernel/server/site/block/load-block-data.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import { tokensOf } from '#kernel/server/site/render/tokens-of.ts'
import { fillTokens, type Tokens } from '#kernel/site/block/fill-tokens.ts'
import { measure } from '#kernel/site/block/grid/measure.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { TOKEN } from '#kernel/site/block/values/leave-out.ts'
import { newsletterFailures } from '../../errors.ts'
import { mailMessages } from '../../messages.ts'
import {
  type DrawnMail,
  gapOf,
  type MailSkeleton,
  newMark,
  type Pattern,
  type Reader,
  readerTokens,
  tokensOfReader,
} from './mail-skeleton.ts'

const HOME = { de: '/', en: '/en' } as const
const IMPRINT = { de: '/Impressum', en: '/en/imprint' } as const

type MailSource = {
  lang: Lang
  subject: string
  /** Where two subjects are tried. */
  subjectB?: string
  preheader: string
  modules: unknown
}
type Options = { patterns: readonly Pattern[]; scheme?: MailScheme }

/** Blocks are loaded by those who bring them, each from tables of its own. */
export type DrawContext = { context: Context<never>; views: readonly MailView[] }

/** Draws a mail once, with gaps for what differs from one reader to the next. */
export async function drawTemplate(
  { context, views }: DrawContext,
  source: MailSource,
  { patterns, scheme }: Options,
): Promise<MailSkeleton> {
  const { lang } = source
  if (measure(source.modules) !== 'fits') throw newsletterFailures.badBlocks()
  const parts = partsOf(context)
  // Every block gets an id: what it shows is found by it.
  const { blocks } = checkBlocks(parts.types, readBlocks(parts.types, source.modules), lang)
  const { data } = await loadBlockData(parts, { ...context, lang }, blocks)
  // Read when first drawn, as the views are.
  const { drawMail } = await import('#kernel/mail-view/draw-mail.tsx')
  const mark = newMark()
  const facts = tokensOf(context.modules, context.config, lang)
  const unknown = unknownIn({ ...source, blocks })
  const drawing = {
    types: parts.types,
    views: mailViews(views),
    lang,
    theme: mailThemeOf(context),
    addressOf: (path: string) => mailLink(context.settings.baseUrl, path),
  }
  const draw = (pattern: Pattern): DrawnMail => {
    const tokens = { ...unknown, ...facts, ...readerTokens(mark, pattern) }
    const filled = fillTokens({ blocks, data }, tokens)
    const subject = subjectOf(source.subject, tokens)
    const second = source.subjectB ? { subjectB: subjectOf(source.subjectB, tokens) } : {}
    const preheader = fillTokens(source.preheader, tokens)
    const frame = { ...frameOf(context, { lang, facts, mark }), subject, preheader, scheme }
    return { subject, ...second, preheader, ...drawMail({ ...drawing, ...filled }, frame) }
  }
  return { mark, drawn: Object.fromEntries(patterns.map((pattern) => [pattern, draw(pattern)])) }
}

/** What whoever draws blocks elsewhere needs; `reader` stands for all who will get the mail. */
export async function loadCanvas(
  context: Context<never>,
  { lang, modules }: Pick<MailSource, 'lang' | 'modules'>,
  reader: Reader,
) {
  if (measure(modules) !== 'fits') throw newsletterFailures.badBlocks()
  const parts = { ...partsOf(context), isTrial: true }
  const blocks = readBlocks(parts.types, modules)
  const { data: loaded } = await loadBlockData(parts, { ...context, lang }, blocks)
  const facts = tokensOf(context.modules, context.config, lang)
  const tokens = { ...unknownIn(blocks), ...facts, ...tokensOfReader(reader) }
  const data = fillTokens(loaded, tokens)
  // Copies, because a reply is written, not only read.
  const embedded = Object.fromEntries(
    Object.entries(data.embedded).map(([id, inner]) => [id, [...inner]]),
  )
  return { ...data, embedded, tokens, theme: mailThemeOf(context) }
}

/** What the modules that are on bring for blocks. */
function partsOf({ modules, config }: Context<never>) {
  const switches = config.get(enabledComponentsSection)
  const on = modules.filter((one) => isComponentEnabled(switches, one)).map(({ name }) => name)
  return blockParts(modules, (name) => on.includes(name))
}

/** Names that mean nothing here; nobody shall read braces in a mail, so their sentences go. */
function unknownIn(said: object): Tokens {
  const names = [...JSON.stringify(said).matchAll(TOKEN)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, '']))
}

/** A subject says something even without the name it begins or ends with. */
function subjectOf(subject: string, tokens: Tokens): string {
  const { label } = fillTokens({ label: subject }, tokens)
  return trimEndSigns(label.replace(/^[\s,;:!–-]+/, ''), /[\s,;:–-]/)
}

type Around = Pick<MailFrame, 'sender' | 'footer' | 'links'>

/** Who is responsible, and the way out: part of every mail, whatever the template says. */
function frameOf(
  context: Context<never>,
  { lang, facts, mark }: { lang: Lang; facts: Tokens; mark: string },
): Around {
  const t = translator(mailMessages, lang)
  const { baseUrl } = context.settings
  const site = siteName(context)
  const contact = ['legal_name', 'owner', 'address', 'phone', 'email']
    .map((name) => facts[`business.${name}`])
    .filter(Boolean)
  return {
    sender: { label: site, href: mailLink(baseUrl, HOME[lang]) },
    footer: [
      t('why', { site }),
      t('responsible', { facts: contact.length > 0 ? contact.join(' · ') : site }),
    ],
    links: [
      { label: t('webview'), href: gapOf(mark, 'webview') },
      { label: t('recommend'), href: gapOf(mark, 'recommend') },
      { label: t('unsubscribe'), href: gapOf(mark, 'unsubscribe') },
      { label: t('preferences'), href: gapOf(mark, 'preferences') },
      { label: t('imprint'), href: mailLink(baseUrl, IMPRINT[lang]) },
    ],
  }
}
