import { plain } from '../../../persons/shown-name.ts'

/** Without case, accents and umlauts: Müller, MUELLER and Mueller are one. */
export function foldedText(text: string): string {
  return plain(text)
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}
