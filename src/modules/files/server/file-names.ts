const LONGEST = 180
/** Signs that reverse the reading direction, with which `exe.gpj` can be made to look like `jpg.exe`. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The last part of whatever path a browser sent, without anything that could deceive. */
export function cleanName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const name = last
    .replace(/\p{Cc}/gu, '')
    .replace(TURNING, '')
    .trim()
    .replace(/^\.+/, '')
  return name === '' ? 'datei' : shorten(name)
}

/** Small letters, without the dot; '' where there is none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,12})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** A name must not promise another kind of file than the content is. */
export function withExtension(name: string, ext: string, same: readonly string[]): string {
  const given = extensionOf(name)
  if (given === ext || same.includes(given)) return name
  const stem = given ? name.slice(0, -given.length - 1) : name
  return `${stem || 'datei'}.${ext}`
}

/** RFC 6266: a plain form for old programs, the true name for all others. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** The ending tells what a file is, so the middle goes. */
function shorten(name: string): string {
  const letters = [...name]
  if (letters.length <= LONGEST) return name
  return [...letters.slice(0, LONGEST - 40), '…', ...letters.slice(-39)].join('')
}
