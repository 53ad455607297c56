import { trimEndSigns, trimSigns } from '#kernel/contract/trim-signs.ts'

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'oe',
  Ø: 'Oe',
  å: 'aa',
  Å: 'Aa',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  '&': '-',
  '€': '-euro',
}

const MAX_PART = 80

/** One part of an address: umlauts written out, accents dropped, everything else a dash. */
export function toPart(words: string): string {
  const written = words
    .normalize('NFC')
    .replace(/[^\0-~]|&/gu, (letter) => LETTERS[letter] ?? plain(letter))
    .replace(/[^A-Za-z0-9._~]+/g, '-')
  return trimEndSigns(trimSigns(written, /[-.]/).slice(0, MAX_PART), /[-.]/)
}

/** The slug a title leads to: 'Am 3. Mai bei {{business.name}}' is 'am-3-mai-bei'. */
export function slugOf(title: string): string {
  const words = title.replace(/\{\{[^{}]*\}\}/g, ' ')
  return toPart(words).replaceAll('.-', '-').toLowerCase()
}

/** The parts of a path someone typed; '/' has none. */
export function toParts(path: string): string[] {
  return path
    .split('/')
    .map(toPart)
    .filter((part) => part !== '')
}

function plain(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '')
}
