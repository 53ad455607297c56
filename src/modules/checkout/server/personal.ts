import { sql } from 'kysely'
import type { Processing } from '#kernel/server/manifest/processing.ts'
import { personColumns } from '#kernel/server/people/personal-data.ts'
import type { CheckoutTables } from './tables.ts'

const purpose = { de: 'Um eine Bestellung aufzunehmen', en: 'To take an order' }
const basis = {
  de: 'Anbahnung eines Vertrags (Art. 6 Abs. 1 lit. b DSGVO)',
  en: 'Steps before entering into a contract (Art. 6 (1) (b) GDPR)',
}
const until = { de: '30 Tage nach dem letzten Besuch', en: '30 days after the last visit' }

const COLUMNS = [
  'email',
  'address',
  'vat_check',
  'delivery',
  'payment_source',
  'state',
  'created_at',
] as const

/** No person has more lines than this. */
const MOST = 100_000

/**
 * A cart goes as a whole; what was ordered is the order's. An address that was typed says whose a cart is
 * only where no account does.
 */
export const personal = personColumns<CheckoutTables>({
  purpose: { for: purpose, basis, until },
  tables: [
    {
      table: 'carts',
      account: 'account_id',
      exported: { as: 'carts', columns: COLUMNS },
      erase: 'delete',
      merge: 'stays',
    },
    {
      table: 'carts',
      email: 'email',
      where: { account_id: null },
      exported: { as: 'guestCarts', columns: COLUMNS },
      erase: 'delete',
      merge: 'stays',
    },
  ],
  collect: async ({ db }, { id, emails }) => {
    const addresses = emails.map((email) => email.toLowerCase())
    const { rows: cartLines } = await sql<object>`
      select p.title, v.sku, (l.quantity / 1000.0)::float8 as quantity,
        l.seen_price as "unitPrice", l.created_at as created
      from carts c join cart_lines l on l.cart_id = c.id
        left join product_variants v on v.id = l.variant_id
        left join products p on p.id = v.product_id
      where c.account_id = ${id}::uuid
        or c.account_id is null and lower(c.email) = any(${addresses}::text[])
      order by l.created_at limit ${MOST}`.execute(db)
    return { cartLines }
  },
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
