import type { Processing } from '#kernel/server/manifest/processing.ts'
import { personColumns } from '#kernel/server/people/personal-data.ts'
import type { CustomerTables } from './tables.ts'

/** What the shop notes about a customer goes with the person; the orders stay as `orders` says. */
export const personal = personColumns<CustomerTables>({
  purpose: {
    for: {
      de: 'Um zu wissen, wer bei uns kauft, und was noch zu bezahlen ist',
      en: 'To know who buys from us, and what is yet to be paid',
    },
    basis: {
      de: 'Erfüllung von Verträgen (Art. 6 Abs. 1 lit. b DSGVO); für Grenzen und Sperren berechtigtes Interesse, nicht auf Rechnungen sitzen zu bleiben (lit. f)',
      en: 'Performance of contracts (Art. 6 (1) (b) GDPR); for limits and blocks the legitimate interest in being paid (f)',
    },
    until: {
      de: 'Solange es eine Bestellung gibt, oder bis die Person gelöscht wird',
      en: 'As long as there is an order, or until the person is erased',
    },
  },
  place: ({ person }) => (person ? `shop/customers/${person}` : undefined),
  tables: [
    {
      table: 'customers',
      person: 'id',
      exported: {
        as: 'customers',
        columns: [
          'name',
          'email',
          'company',
          'is_blocked',
          'block_reason',
          'no_invoice',
          'max_order',
          'max_open',
          'vat_number',
          'vat_id_state',
          'vat_id_checked_at',
          'vat_id_name',
          'vat_id_address',
          'vat_id_reference',
          'note',
          'created_at',
          'last_order_at',
        ],
      },
      erase: 'delete',
      merge: 'stays',
    },
    // Of a guest whose person has another address by now, the one that was typed goes as it does in the orders.
    {
      table: 'customers',
      email: 'email',
      where: { has_account: false },
      erase: { email: '' },
      merge: 'stays',
    },
  ],
})

/** For the privacy page: who else hears of a VAT id. */
export const processing: Processing = {
  name: 'vat-id',
  label: { de: 'Prüfung der USt-IdNr.', en: 'Check of the VAT number' },
  purpose: {
    de: 'Geben Sie für Ihre Firma eine USt-IdNr. an, fragen wir beim Register der Europäischen Kommission (VIES) nach, ob sie gültig ist. Übermittelt wird nur die Nummer. Die Auskunft bewahren wir auf, weil sie begründet, warum wir keine Mehrwertsteuer berechnen.',
    en: 'If you enter a VAT number for your company, we ask the register of the European Commission (VIES) whether it is valid. Only the number is transmitted. We keep the answer because it is the reason why we charge no VAT.',
  },
  basis: {
    de: 'Rechtliche Verpflichtung (Art. 6 Abs. 1 lit. c DSGVO, § 6a UStG)',
    en: 'Legal obligation (Art. 6 (1) (c) GDPR, § 6a UStG)',
  },
  lifetime: () => ({ de: 'Wie die Bestellung', en: 'As long as the order' }),
}
