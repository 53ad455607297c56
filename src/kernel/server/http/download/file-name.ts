import { create } from 'content-disposition'

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

/** RFC 6266: a plain form for old programs, the true name for all others. */
export function disposition(type: 'inline' | 'attachment', name: string): string {
  return create(name.toWellFormed(), { type, fallback: name.replace(/[^\w.-]/g, '_') })
}

/** The ending tells what a file is, so the middle goes. */
function shorten(name: string): string {
  const letters = [...name]
  if (letters.length <= LONGEST) return name
  return [...letters.slice(0, LONGEST - 40), '…', ...letters.slice(-39)].join('')
}
