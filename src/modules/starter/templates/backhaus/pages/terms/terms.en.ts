import type { termsDe } from './terms.de.ts'

export const termsEn: typeof termsDe = {
  page: {
    title: 'Terms',
    slug: 'terms',
    description:
      'General terms of {{business.name}} for pre-orders, orders in the shop, cakes and vouchers.',
  },
  heading: 'General terms',
  lead: 'For pre-orders, orders in the online shop, cakes made to order and vouchers. Kept short and meant as written. The German text is binding.',
  text: `## 1. Whom this concerns

These terms apply to all orders placed with {{business.name}}. Our address: {{business.address}}. We are represented by {{business.owner}}. What you buy in the shop and take with you is governed by the law alone.

## 2. How an order comes about

What this website says is not yet an offer. You order in person, by phone, by email or in the shop on this website as far as it is open. Our phone number: {{business.phone}}. Our email address: {{business.email}}. The contract is made when we accept the order: by word of mouth on the phone or with our reply by email.

In the online shop you put goods into the cart, check everything on the last page and make a binding offer with “Order with obligation to pay”. We confirm by email at once that we have received it. Your offer is accepted when we expressly confirm it, send the goods or keep them ready for you.

## 3. Prices and payment

All prices include VAT. You pay when you collect, in cash or by card. In the online shop you pay in the way you choose there; what shipping costs is stated before you order. For cakes of two tiers and more and for orders above €150 we ask for one third as a deposit once everything is agreed.

## 4. Collection

What you have ordered is kept until one hour before closing. After that we may pass on what spoils quickly. If an accepted order is not collected and not cancelled, we may charge its price, less what we have saved or earned elsewhere.

## 5. Cancelling and withdrawing

You can cancel bread and small bakes free of charge until 5 pm on the day before, and cakes until the end of the notice period stated.

For orders by phone, by email and in the online shop there is no statutory right of withdrawal for goods that spoil quickly or are made to your wishes (section 312g (2) of the German Civil Code). For other goods, such as vouchers or jam, you may withdraw within fourteen days of receiving them without giving reasons. An informal message is enough; we refund what you paid within fourteen days.

## 6. Delivery of cakes

On request we deliver cakes up to 40\u202fkm at the agreed price. Please make sure that somebody can receive them and that a cool, level place is free. From then on keeping the cake cool is in your hands.

## 7. Ingredients and allergens

You find ingredients and allergens with the products and in the folder on the counter. Our bakehouse works with cereals containing gluten, milk, egg, sesame and nuts, and we cannot rule out traces. Please tell us about allergies when you order.

## 8. If something is wrong

Your statutory rights in case of defects apply. It is best to drop in or call at once; then we find a solution the same day.

## 9. Liability

We are liable without limit for intent, gross negligence and harm to life, body or health, and under the Product Liability Act. For slight negligence we are liable only if an essential duty of the contract is breached, and only for foreseeable, typical damage.

## 10. Vouchers

Vouchers are valid for three years from the end of the year in which they were bought. They can be redeemed in parts.

## 11. Disputes and law

German law applies; mandatory consumer rights of the country you live in remain. We are neither willing nor obliged to take part in proceedings before a consumer arbitration board.`,
}
