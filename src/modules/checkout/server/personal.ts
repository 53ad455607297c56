import type { Processing } from '#kernel/server/manifest/processing.ts'
import { personColumns } from '#kernel/server/personal-data.ts'
import type { CheckoutTables } from './tables.ts'

const purpose = { de: 'Um eine Bestellung aufzunehmen', en: 'To take an order' }
const basis = {
  de: 'Anbahnung eines Vertrags (Art. 6 Abs. 1 lit. b DSGVO)',
  en: 'Steps before entering into a contract (Art. 6 (1) (b) GDPR)',
}
const until = { de: '30 Tage nach dem letzten Besuch', en: '30 days after the last visit' }

/** A cart goes as a whole; what was ordered is the order's. */
export const personal = personColumns<CheckoutTables>({
  purpose: { for: purpose, basis, until },
  tables: [
    {
      table: 'carts',
      account: 'account_id',
      email: 'email',
      exported: { as: 'carts', columns: ['email', 'address', 'created_at'] },
      erase: 'delete',
      merge: 'stays',
    },
  ],
})

/** For the privacy page: the two cookies of the cart. */
export const processing: Processing = {
  name: 'cart',
  label: { de: 'Warenkorb', en: 'Cart' },
  purpose: {
    de: 'Was Sie in den Warenkorb legen und an der Kasse eingeben, merken wir uns, bis Sie bestellen. Dafür setzen wir die Cookies kontor_cart und kontor_cart_count, ohne die es keinen Warenkorb gäbe.',
    en: 'We remember what you put into the cart and enter at the checkout until you order. For this we set the cookies kontor_cart and kontor_cart_count, without which there would be no cart.',
  },
  basis,
  lifetime: () => until,
}
