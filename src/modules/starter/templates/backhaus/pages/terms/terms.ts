import type { Block } from '#kernel/site/block/block.ts'
import { block, heading, lead, prose } from '../../../../compose-blocks.ts'
import type { TemplatePage } from '../../../../site-template.ts'
import { termsDe } from './terms.de.ts'
import { termsEn } from './terms.en.ts'

export const terms: TemplatePage['words'] = {
  de: { ...termsDe.page, blocks: () => lay(termsDe) },
  en: { ...termsEn.page, blocks: () => lay(termsEn) },
}

function lay(words: typeof termsDe): Block[] {
  return [
    heading(words.heading, { level: 1 }),
    lead(words.lead),
    block('hr', { look: 'short' }),
    prose(words.text),
  ]
}
