import type { Lang } from '#kernel/i18n/messages.ts'
import type { Resolved } from '../site-parts.ts'
import { readAddress, type SiteAddress, writePath } from './site-path.ts'

/** A fixed address and everything below it that answers elsewhere; in English below /en alike. */
export type Rename = { from: string; to: string }

type Page = Extract<Resolved, { kind: 'page' }>

/** The fixed address that a chosen one stands for. */
export function fixedAddress(
  renames: readonly Rename[],
  address: SiteAddress,
): SiteAddress | undefined {
  for (const { from, to } of renames) {
    const segments = moved(address, to, from)
    if (segments) return { ...address, segments }
  }
  return undefined
}

/** A page under the addresses that were chosen for it. */
export function asChosen(renames: readonly Rename[], page: Page): Page {
  if (renames.length === 0) return page
  const choose = (path: string) => chosenPath(renames, path)
  const alternates = Object.entries(page.alternates).map(([lang, path]) => [lang, choose(path)])
  return { ...page, path: choose(page.path), alternates: Object.fromEntries(alternates) }
}

function chosenPath(renames: readonly Rename[], path: string): string {
  const address = readAddress(path)
  for (const { from, to } of renames) {
    const segments = address && moved(address, from, to)
    if (segments) return writePath(segments)
  }
  return path
}

function moved({ lang, segments }: SiteAddress, from: string, to: string): string[] | undefined {
  const [old, young] = [wordsOf(from, lang), wordsOf(to, lang)]
  const isBelow = old.every((word, at) => segments[at]?.toLowerCase() === word.toLowerCase())
  return isBelow ? [...young, ...segments.slice(old.length)] : undefined
}

function wordsOf(path: string, lang: Lang): readonly string[] {
  const segments = readAddress(path)?.segments ?? []
  return lang === 'de' ? segments : [lang, ...segments]
}
