import type { Lang } from '#kernel/i18n/messages.ts'
import type { Settings } from '../../settings.ts'
import { type DrawnKey, type MailKey, markFor } from '../mail-key.ts'
import { mailLink } from './mail-link.ts'
import { type Look, mailThemeOf } from './mail-theme-of.ts'

type MailContent = {
  title: string
  /** Plain text; line breaks inside are kept. */
  paragraphs: readonly string[]
  /** `url` is a path of this website. A key in it is named, so that it is stored apart and sealed. */
  action?: { label: string; url: string; key?: MailKey }
  /** Why the reader gets this mail and from whom. */
  footer: string
  lang: Lang
}

type MailContext = Look & { settings: Pick<Settings, 'baseUrl'> }
type RenderedMail = { html: string; text: string; key?: DrawnKey }

/**
 * A mail in the look of the house, as HTML and as plain text. Everything given is text and is escaped.
 * @example const drawn = await renderMail({ title, paragraphs: [hello], footer, lang }, change.scope)
 */
export async function renderMail(
  content: MailContent,
  context: MailContext,
): Promise<RenderedMail> {
  const { action, ...letter } = content
  const said = [letter.title, ...letter.paragraphs, letter.footer].join('\n')
  const key = action?.key && { ...action.key, mark: markFor(said) }
  const link = action && {
    label: action.label,
    href: maskedLink(context.settings.baseUrl, action.url, key),
  }
  // Read when first drawn: a list of modules needs neither React nor a build.
  const { drawLetter } = await import('#kernel/mail-view/draw-letter.tsx')
  return { ...(key ? { key } : {}), ...drawLetter({ ...letter, link }, mailThemeOf(context)) }
}

/** Long and of all kinds of letters: made at random, so it opens something. Ids and titles are not. */
const LONG = /[/=]([\w-]{22,})/g
/** The shortest keys are as long as some titles: those do not change between small and large letters. */
const CERTAIN = 32
const CHANGE = /[a-z][A-Z]/g

function isRandom(link: string): boolean {
  return [...link.matchAll(LONG)].some(([, word = '']) => {
    if (!/[a-z]/.test(word) || !/[A-Z]/.test(word) || !/\d/.test(word)) return false
    return word.length >= CERTAIN || [...word.matchAll(CHANGE)].length > 1
  })
}

function maskedLink(baseUrl: string, path: string, key: DrawnKey | undefined): string {
  const link = mailLink(baseUrl, path)
  if (!key && isRandom(link)) throw new Error('A link with a key must name it as its key')
  if (!key) return link
  if (!link.includes(key.value)) throw new Error('The link does not hold the key it names')
  return link.replaceAll(key.value, key.mark)
}
