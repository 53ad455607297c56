import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { readablePath } from '../readable-path.ts'
import { ANY, type FilterName, NONE, type PartName, REST } from '../report.calls.ts'
import { useFileNames } from './file-names.tsx'

/** What clicking a row of a list filters by. */
export const FILTER_OF: Readonly<Partial<Record<PartName, FilterName>>> = {
  pages: 'page',
  entries: 'page',
  exits: 'page',
  sources: 'source',
  campaigns: 'campaign',
  countries: 'country',
  devices: 'device',
  browsers: 'browser',
  languages: 'language',
  downloads: 'download',
  clicks: 'click',
}

const MANNERS = ['tel', 'mailto', 'https'] as const
type Manner = (typeof MANNERS)[number]

/** @example const nameOf = useValueNames(); nameOf('device', 'phone') // 'Telefon' */
export function useValueNames(): (kind: FilterName | undefined, value: string) => string {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const nameOfFile = useFileNames()
  return (kind, given) => {
    const value = given === NONE ? '' : given
    if (value === REST) return t('rest')
    if (kind === 'source') return value || t('direct')
    if (kind === 'browser') return value || t('other')
    if (kind === 'language') return languageName(value, lang) ?? t('unknown')
    if (kind === 'country') return countryName(value, lang) ?? t('unknown')
    if (kind === 'page') return readablePath(value)
    if (kind === 'download') return value === ANY ? t('link.download') : nameOfFile(value)
    if (kind === 'click') return linkName(value, (manner) => t(`link.${manner}`))
    if (kind !== 'device') return value
    return value === 'phone' || value === 'tablet' || value === 'desktop'
      ? t(`device.${value}`)
      : value
  }
}

/** What a link leads to; without words of its own only what kind of link it is. */
function linkName(value: string, ofManner: (manner: Manner) => string): string {
  const manner = MANNERS.find((name) => value.startsWith(name)) ?? 'https'
  const target = value.slice(manner.length).replace(/^:(?:\/\/)?/, '')
  return target || ofManner(manner)
}

function languageName(code: string, lang: string): string | undefined {
  if (code === '') return undefined
  // What somebody typed into the address may be no language at all.
  if (!/^[a-z]{2,3}$/i.test(code)) return code
  return new Intl.DisplayNames(lang, { type: 'language', fallback: 'code' }).of(code)
}

function countryName(code: string, lang: string): string | undefined {
  if (code === '') return undefined
  if (!/^[a-z]{2}$/i.test(code)) return code
  return new Intl.DisplayNames(lang, { type: 'region', fallback: 'code' }).of(code) ?? code
}
