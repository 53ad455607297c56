const LONGEST = 200
/** Signs that reverse the reading direction, with which `exe.gpj` can be made to look like `jpg.exe`. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Types a browser may be told; they are shown as pictures or saved, and never run. */
const HARMLESS = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
  'text/plain',
  'video/mp4',
  'video/webm',
]

/** The last part of whatever path a browser sent, without anything that could deceive. */
export function cleanName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const name = last
    .replace(/\p{Cc}/gu, '')
    .replace(TURNING, '')
    .trim()
  const isHidden = /^\.*$/.test(name)
  return isHidden ? 'datei' : shorten(name)
}

export function harmlessType(given: string): string {
  const type = given.split(';')[0]?.trim().toLowerCase() ?? ''
  return HARMLESS.includes(type) ? type : 'application/octet-stream'
}

/** RFC 6266: a plain form for old programs, the true name for all others. */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** The ending tells what a file is, so the middle goes. */
function shorten(name: string): string {
  const letters = [...name]
  if (letters.length <= LONGEST) return name
  return [...letters.slice(0, LONGEST - 40), '…', ...letters.slice(-39)].join('')
}
