import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { type FilterName, NONE, type PartName } from '../report.calls.ts'

/** What clicking a row of a list filters by. */
export const FILTER_OF: Readonly<Partial<Record<PartName, FilterName>>> = {
  pages: 'page',
  entries: 'page',
  exits: 'page',
  sources: 'source',
  campaigns: 'campaign',
  devices: 'device',
  browsers: 'browser',
  languages: 'language',
}

/** All values beyond the greatest of a day. */
export const REST = '*'

/** @example const nameOf = useValueNames(); nameOf('device', 'phone') // 'Telefon' */
export function useValueNames(): (kind: FilterName | undefined, value: string) => string {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (kind, given) => {
    const value = given === NONE ? '' : given
    if (value === REST) return t('rest')
    if (kind === 'source') return value || t('direct')
    if (kind === 'browser') return value || t('other')
    if (kind === 'language') return languageName(value, lang) ?? t('unknown')
    if (kind === 'page') return readable(value)
    if (kind !== 'device') return value
    return value === 'phone' || value === 'tablet' || value === 'desktop'
      ? t(`device.${value}`)
      : value
  }
}

/** An address as people write it: '/über-uns' for '/%C3%BCber-uns'. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // Somebody else's way of writing it, and still the one that was asked for.
    return path
  }
}

function languageName(code: string, lang: string): string | undefined {
  if (code === '') return undefined
  return new Intl.DisplayNames(lang, { type: 'language', fallback: 'code' }).of(code)
}
