import { hero } from '#modules/pages/blocks/hero/block.ts'
import { image } from '#modules/pages/blocks/image/block.ts'
import { logos } from '#modules/pages/blocks/logos/block.ts'
import type { CheckFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { propsAs, type Shown } from './shown-blocks.ts'

type Seen = { file: string; alt: string; field: string }

/** Every picture says what it shows, here or at the file, or is marked as decoration. */
export function checkPictures(one: Shown, { alts }: CheckFacts): Finding[] {
  const block = one.block.id ?? null
  return picturesOf(one).flatMap(({ file, alt, field }): Finding[] => {
    const known = alts.get(file)
    const finding = { block, field, values: {} }
    if (known === undefined) {
      return [{ ...finding, rule: 'file-missing', severity: 'warning', fix: 'show-block' }]
    }
    if (alt.trim() || known.trim()) return []
    return [{ ...finding, rule: 'alt-missing', severity: 'error', fix: 'write-alt' }]
  })
}

function picturesOf(one: Shown): Seen[] {
  const picture = propsAs(one, image)
  if (picture?.file && !picture.isDecorative) {
    return [{ file: picture.file, alt: picture.alt, field: 'alt' }]
  }
  const opening = propsAs(one, hero)
  if (opening?.file) return [{ file: opening.file, alt: opening.alt, field: 'alt' }]
  const row = propsAs(one, logos)?.items ?? []
  return row.flatMap(({ file, name }) => (file ? [{ file, alt: name, field: 'items' }] : []))
}
