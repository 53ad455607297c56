import { admin } from '#kernel/access/rules.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { waitingOf } from '#kernel/server/manifest/waiting.ts'
import { pageLookup } from '#modules/pages/server/api.ts'
import { shopSection } from '#modules/shop/config.ts'
import { messages } from '../../messages.ts'
import type { OrderTables } from '../../server/tables.ts'
import { WITHDRAWAL_POLICY } from './legal-files.ts'

/**
 * Texts a shop must not sell without, as long as no page with them is live: buyers would agree to
 * nothing, and would not be told that they may withdraw (§ 312d BGB, Art. 246a § 1 (2) EGBGB).
 */
export const missingTexts = waitingOf<OrderTables>({
  name: 'shop-texts',
  label: { de: 'Fehlende Rechtstexte im Shop', en: 'Legal texts the shop lacks' },
  access: admin,
  path: 'pages/browse',
  find: async ({ db, config, lang }) => {
    const { terms } = config.get(shopSection).addresses
    const texts = [
      { kind: 'terms', address: terms },
      { kind: 'policy', address: WITHDRAWAL_POLICY },
    ] as const
    // An address elsewhere is somebody else's to keep.
    const own = texts.filter(({ address }) => address.startsWith('/'))
    const live = await pageLookup.pagesAt(
      { db },
      own.map(({ address }) => address),
    )
    const t = translator(messages, lang)
    return own
      .filter(({ address }) => !live.has(address))
      .map(({ kind, address }) => ({
        label: t(`missing.${kind}`, { address }),
        path: 'pages/browse?new=page',
        at: null,
        who: null,
      }))
  },
})
