/** Calling codes, and what a number begins with inside the country and loses outside of it. */
const CODES: Readonly<Record<string, { code: string; trunk: string }>> = {
  DE: { code: '49', trunk: '0' },
  AT: { code: '43', trunk: '0' },
  CH: { code: '41', trunk: '0' },
  LI: { code: '423', trunk: '' },
  LU: { code: '352', trunk: '' },
  BE: { code: '32', trunk: '0' },
  NL: { code: '31', trunk: '0' },
  DK: { code: '45', trunk: '' },
  FR: { code: '33', trunk: '0' },
  GB: { code: '44', trunk: '0' },
  IE: { code: '353', trunk: '0' },
  IT: { code: '39', trunk: '' },
  ES: { code: '34', trunk: '' },
  PL: { code: '48', trunk: '' },
  CZ: { code: '420', trunk: '' },
  SE: { code: '46', trunk: '0' },
}

/**
 * A phone number as the whole world dials it, spaces kept; what is no number stays as it was typed.
 * @example internationalPhone('04841 12345', 'DE') // '+49 4841 12345'
 */
export function internationalPhone(typed: string, country: string): string {
  const phone = typed.trim()
  const known = CODES[country]
  if (phone.startsWith('+') || !/^[\d(][\d ()/-]*$/.test(phone)) return phone
  if (phone.startsWith('00')) return `+${phone.slice(2).trim()}`
  if (!known) return phone
  const { code, trunk } = known
  const bare = phone.replace(/^\((\d+)\)/, '$1')
  const isLocal = trunk !== '' && bare.startsWith(trunk)
  return `+${code} ${isLocal ? bare.slice(trunk.length).trim() : bare}`
}
