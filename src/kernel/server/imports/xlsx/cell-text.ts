const DAY_SECONDS = 86_400
/** 1 January 1970 as Excel counts days. */
const EPOCH = 25_569
/** Old files of Macs count from 1904. */
const FROM_1904 = 1462
const LAST_DAY = 2_958_466
/** Excel believes in 29 February 1900. */
const NO_SUCH_DAY = 60

/** Formats that show a number as a day or a time, by their ids. */
const DATE_IDS: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]

/** Whether a format shows days or times: those of Excel by their id, others by their letters. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_IDS.some(([from, to]) => id >= from && id <= to)
  const bare = unquoted(code)
  return !/general/i.test(bare) && /[ymdhs]/i.test(bare)
}

/** As a person would write it: no powers of ten, and no digits that Excel does not know. */
export function numberText(text: string): string {
  if (/^-?\d{1,15}$/.test(text)) return text
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  return value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 })
}

/** '2026-11-18', with the time where there is one; a time alone as '09:30'. */
export function dateText(text: string, is1904: boolean): string {
  const serial = Number(text) + (is1904 ? FROM_1904 : 0)
  if (!(serial >= 0 && serial < LAST_DAY)) return numberText(text)
  const days = serial < NO_SUCH_DAY && !is1904 ? serial + 1 : serial
  const seconds = Math.round((days - EPOCH) * DAY_SECONDS)
  const [day = '', time = ''] = new Date(seconds * 1000).toISOString().split(/[TZ.]/)
  const short = time.endsWith(':00') ? time.slice(0, 5) : time
  if (Number(text) < 1) return short
  return short === '00:00' ? day : `${day} ${short}`
}

/** Excel writes signs that XML has none for as '_x000D_'. */
export function unmarkedText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(String(code), 16)),
  )
}

/** 'C5' is in column 2; undefined where no place is told. */
export function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/i.exec(place ?? '')?.[0].toUpperCase()
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A format without the words in it: quoted, in brackets, or a sign behind a backslash. */
function unquoted(code: string): string {
  let bare = ''
  let until = ''
  for (let at = 0; at < code.length; at += 1) {
    const sign = code.charAt(at)
    if (until !== '') until = sign === until ? '' : until
    else if (sign === '\\') at += 1
    else if (sign === '"' || sign === '[') until = sign === '[' ? ']' : '"'
    else bare += sign
  }
  return bare
}
