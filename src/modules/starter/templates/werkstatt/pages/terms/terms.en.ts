export const termsEn = {
  title: 'Terms and conditions',
  slug: 'terms',
  linktext: 'Terms',
  description: 'The terms and conditions of {{business.legal_name}}.',
  heading: 'Terms and conditions',
  terms: `A sample for a craft business. Please have it checked before you use it for your own. The German version prevails.

## 1. Scope

These terms apply to all contracts between {{business.legal_name}} and its customers on making, delivering and fitting furniture, interiors, windows and doors. Address: {{business.address}}. Other terms of the customer apply only if we have agreed to them in text form.

## 2. Quote and order

Quotes are valid for four weeks. A contract is made when the customer accepts the quote in text form and we confirm the order. Drawings and models remain our intellectual property.

## 3. Prices and payment

For consumers all prices are total prices including VAT. One third is due after the confirmation, one third on delivery, the rest fourteen days after acceptance. We charge for additional work only if it was agreed beforehand.

## 4. Work and dates

Wood is a natural material. Differences in colour and grain and the usual changes with the air of a room are no defect. Dates are binding if we have promised them in text form.

## 5. Acceptance

The customer accepts the finished work after it was fitted. We keep a short record of it.

## 6. Right of withdrawal

For contracts made off-premises or at a distance, consumers have a statutory right to withdraw within fourteen days. It does not exist for goods made to the customer’s wishes (section\u00a0312g(2) no.\u00a01 of the German Civil Code). We inform about it with the quote.

## 7. Warranty

The statutory rights in case of defects apply. The customer should tell us of obvious defects as soon as possible so that we can help quickly; the rights do not depend on it.

## 8. Retention of title

Delivered goods remain our property until they are fully paid.

## 9. Liability

We are liable without limit for intent and gross negligence and for injury to life, body and health. For simple negligence we are liable only for breach of essential duties, limited to the foreseeable, typical damage. The Product Liability Act remains unaffected.

## 10. Goods from the shop

As far as a shop is open on this website, the customer makes a binding offer with “Order with obligation to pay”. We confirm by email at once that we have received it. The contract is made when we expressly accept the order, send the goods or keep them ready for collection. The price stated in the shop and the shipping costs stated there apply; payment is made in the way the customer chooses there. For goods that are not made to the customer’s wishes there is the statutory right of withdrawal of fourteen days.

## 11. Final provisions

German law applies. Mandatory rules of the state in which a consumer lives remain unaffected. If one provision is void, the others remain valid.`,
}
