import { type LegalRule, legalRule } from '#kernel/server/manifest/legal-rule.ts'
import { shopSection } from '../../config.ts'

/** A rule about offers and orders: where the shop shows no prices nobody can order, so it concerns nobody. */
export function sellingRule<Tables>(rule: Parameters<typeof legalRule<Tables>>[0]): LegalRule {
  return legalRule<Tables>({
    ...rule,
    check: (scope, day) => {
      if (scope.config.get(shopSection).showPrice) return rule.check(scope, day)
      return {
        state: 'not_applicable',
        text: {
          de: 'Der Shop zeigt keine Preise, also kann niemand bestellen.',
          en: 'The shop shows no prices, so nobody can order.',
        },
      }
    },
  })
}
