import { type Kept, personColumns } from '#kernel/server/personal-data.ts'
import type { ReturnTables } from './tables.ts'

const PROOF: Kept = {
  what: {
    de: 'Widerrufe und Rücksendungen mit dem Namen',
    en: 'Withdrawals and returns with the name',
  },
  why: {
    de: 'Sie gehören zu den Unterlagen einer Bestellung und müssen sechs Jahre aufbewahrt werden (§ 147 AO, § 257 HGB)',
    en: 'They belong to the records of an order and must be kept for six years (§ 147 AO, § 257 HGB)',
  },
}

/** The declaration stays as proof, without what the law does not ask for. */
export const personal = personColumns<ReturnTables>({
  purpose: {
    for: { de: 'Um Verträge rückabzuwickeln', en: 'To reverse contracts' },
    basis: {
      de: 'Rechtliche Verpflichtung (Art. 6 Abs. 1 lit. c DSGVO, §§ 355–357 BGB)',
      en: 'Legal obligation (Art. 6 (1) (c) GDPR, §§ 355–357 BGB)',
    },
    until: {
      de: 'Sechs Jahre nach dem Ende des Jahres, in dem widerrufen wurde',
      en: 'Six years after the end of the year of the withdrawal',
    },
  },
  place: () => 'shop/returns',
  tables: [
    {
      table: 'returns',
      account: 'account_id',
      email: 'contact',
      exported: {
        as: 'returns',
        columns: ['number', 'kind', 'state', 'name', 'contact', 'contract', 'reason', 'created_at'],
      },
      erase: { account_id: null, contact: '', note: '', reason: '', name: PROOF },
    },
  ],
})
