import { legalRule } from '#kernel/server/manifest/legal-rule.ts'
import type { DesignerTables } from '../../server/tables.ts'
import { LEGAL_PATH } from '../legal-path.ts'
import { findUnasked } from './watch-law.ts'

export const consentRule = legalRule<DesignerTables>({
  id: 'P3',
  title: {
    de: 'Fremde Dienste erst nach Einwilligung',
    en: 'Services of others only with consent',
  },
  source: '§ 25 TDDDG',
  from: '2024-05-14',
  check: async (scope) => {
    const found = await findUnasked(scope)
    if (found.length === 0)
      return {
        state: 'green',
        text: {
          de: 'Nichts, was online ist, ruft ohne Einwilligung fremde Server an.',
          en: 'Nothing that is live calls other servers without consent.',
        },
      }
    const titles = [...new Set(found.map(({ title }) => title))].slice(0, 5).join(', ')
    return {
      state: 'red',
      text: {
        de: `Hier kommt etwas von fremden Servern, für das niemand um Einwilligung gefragt wird: ${titles}. Der Abmahn-Wächter führt zu den Stellen.`,
        en: `Something here comes from other servers without asking for consent: ${titles}. The legal guard leads to the places.`,
      },
      links: [
        {
          label: { de: 'Abmahn-Wächter öffnen', en: 'Open the legal guard' },
          path: LEGAL_PATH,
        },
      ],
    }
  },
})
