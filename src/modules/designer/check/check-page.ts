import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import type { PageFields } from '#modules/pages/contract-values.ts'
import { checkContent } from './check-content.ts'
import { checkFields } from './check-fields.ts'
import { checkHeadings } from './check-headings.ts'
import { checkLinks } from './check-links.ts'
import { checkPictures } from './check-pictures.ts'
import type { CheckFacts } from './facts.ts'
import { type Finding, SEVERITIES } from './finding.ts'
import { shownBlocks } from './shown-blocks.ts'

type PageToCheck = {
  types: BlockTypes
  fields: PageFields
  blocks: readonly Block[]
  facts: CheckFacts
}

/** More of the same helps nobody. */
const MOST_FINDINGS = 200

/**
 * What is not as it should be before a page is published, the worst first.
 * @example checkPage({ types, fields, blocks, facts: factsFrom(canvasData) })
 */
export function checkPage({ types, fields, blocks, facts }: PageToCheck): Finding[] {
  const shown = shownBlocks(types, blocks)
  const findings = [
    ...(shown.length === 0 ? [EMPTY_PAGE] : []),
    ...checkHeadings(shown, fields.title),
    ...shown.flatMap((one) => [
      ...checkPictures(one, facts),
      ...checkLinks(one, facts),
      ...checkContent(one),
    ]),
    ...checkFields(fields),
  ]
  return SEVERITIES.flatMap((severity) =>
    findings.filter((one) => one.severity === severity),
  ).slice(0, MOST_FINDINGS)
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}

const EMPTY_PAGE: Finding = {
  rule: 'page-empty',
  severity: 'warning',
  block: null,
  field: null,
  values: {},
  fix: null,
}
