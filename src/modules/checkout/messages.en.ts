import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  menu: 'Cart',
  steps: {
    label: 'Steps of the order',
    cart: 'Cart',
    address: 'Address',
    shipping: 'Delivery',
    payment: 'Payment',
    review: 'Check and order',
    done: 'Thank you',
  },
  vat: {
    label: 'VAT included',
    intraCommunity: 'VAT-exempt intra-Community supply.',
    reverseCharge: 'Reverse charge: the recipient owes the VAT.',
    without: 'No VAT is included.',
    smallBusiness: 'No VAT is charged or shown (§ 19 UStG).',
  },
  vatId: {
    ask: 'Check VAT number',
    none: 'Your VAT number {{id}} has not been checked yet. That is why VAT is included.',
    other_name:
      'The EU register has another name for your VAT number {{id}}. That is why VAT is included. Please enter the company in your address as it is registered there.',
    elsewhere:
      'VAT is included despite your VAT number {{id}}: we deliver without it only to the other EU country the number is from.',
    not_offered:
      'VAT is included despite your VAT number {{id}}: we do not offer deliveries without VAT at the moment.',
    asked:
      'Your VAT number {{id}} is being checked with the EU register. Until it answers, VAT is included. Please reload the page in a moment.',
    invalid:
      'The EU register does not list your VAT number {{id}} as valid. That is why VAT is included.',
    unavailable:
      'The EU register is not answering questions about your VAT number {{id}} right now. That is why VAT is included. You can order later, or with VAT.',
  },
  soldOut: {
    none: '{{name}} is sold out. Please take it out of the cart. Nothing was ordered.',
    some: 'We can only deliver {{available}} of {{name}} at the moment. Please change the quantity in the cart. Nothing was ordered.',
  },
  quantity: {
    from: 'You can order {{least}} or more of this, in steps of {{apart}}.',
    between: 'You can order {{least}} to {{most}} of this, in steps of {{apart}}.',
  },
  cart: {
    empty: 'Your cart is empty.',
    shop: 'Go to the shop',
    more: 'Continue shopping',
    quantity: 'Quantity of {{name}}',
    each: '{{amount}} each',
    update: 'Change quantity',
    updateOf: 'Change quantity of {{name}}',
    remove: 'Remove',
    removeOf: 'Remove {{name}}',
    gone: 'The shop no longer has {{name}}; it is not part of the order.',
    priceChanged: 'The price of {{name}} has changed from {{before}} to {{now}}.',
    goods: 'Subtotal',
    pay: 'You can pay by: {{methods}}.',
    countries: 'We deliver to: {{countries}}.',
    next: 'Go to checkout',
    login: 'Sign in and order',
    closed: 'We do not take orders here at the moment.',
  },
  basket: {
    title: 'Your cart',
  },
  drawer: {
    added: 'Added to your cart: {{quantity}} {{name}}.',
    changed: 'Your cart has changed. Subtotal: {{total}}.',
    close: 'Close',
  },
  methods: {
    prepayment: 'Prepayment (bank transfer)',
    invoice: 'Invoice',
    pickup: 'Cash or card on pickup',
    creditcard: 'Card',
    klarna: 'Klarna',
    eps: 'EPS transfer (Austria)',
    paypal: 'PayPal',
  },
  methodHints: {
    prepayment: 'You get our bank details and pay in advance.',
    invoice: 'You transfer the money once you have the goods.',
    pickup: 'You pay when you pick up your order.',
    creditcard: 'You pay on the website of the payment service Stripe.',
    klarna: 'You pay with Klarna: now, later or in instalments.',
    eps: 'You pay through the online banking of your Austrian bank.',
    paypal: 'You pay on the PayPal website.',
  },
  address: {
    lead: 'Where should the order go, and how can we reach you?',
    leadLoaded: 'Who is ordering, and how can we reach you?',
    login: 'Do you have an account? Sign in',
    email: 'Email address',
    emailHint: 'We will send the confirmation there.',
    company: 'Company (optional)',
    vat_id: 'VAT number (optional)',
    vat_idHint:
      'For companies from other countries in the EU. We check it with the EU register; if it is valid and the delivery goes to that country, we charge no VAT.',
    first_name: 'First name',
    last_name: 'Last name',
    address: 'Street and number',
    zip: 'Postcode',
    city: 'Town',
    country: 'Country',
    phone: 'Phone (optional)',
    phoneHint: 'In case there is a question about your order.',
  },
  shipping: {
    lead: 'How would you like to get your order?',
    ship: 'Shipping: {{country}}',
    days_one: 'in {{days}} working day',
    days_other: 'in {{days}} working days',
    pickup: 'Pick up: {{place}}',
    free: 'free',
    nowhere: 'We do not deliver there. Please enter another address.',
  },
  payment: {
    limited:
      'We cannot offer you a way to pay for this order at the moment. Please order less, or get in touch with us.',
    lead: 'How would you like to pay?',
    none: 'There is no way to pay for this delivery at the moment. Please choose another delivery.',
  },
  next: {
    shipping: 'Continue to delivery',
    payment: 'Continue to payment',
    review: 'Continue to the summary',
  },
  review: {
    lead: 'Please look through everything once more.',
    held: 'The goods are held for you until {{time}}.',
    changeAddress: 'Change address',
    changeShipping: 'Change delivery',
    changePayment: 'Change payment',
    changeCart: 'Change cart',
    payment: 'Payment',
    email: 'Email address',
    terms: 'I agree to the terms and conditions.',
    special_conditions: 'I agree to the special conditions.',
    age: 'I am at least 18 years old.',
    digital:
      'I expressly agree that you supply digital content before the withdrawal period ends. I know that I thereby lose my right to withdraw from it as soon as the supply begins.',
    read: {
      terms: 'Read the terms',
      special_conditions: 'Read the special conditions',
      age: 'Read more',
      digital: 'Read more',
    },
    withdrawal: 'Read about your right to withdraw',
    submit: { order: 'Order with obligation to pay', buy: 'Buy now' },
  },
  done: {
    title: 'Thank you for your order',
    lead: 'We have your order {{number}}. A confirmation is on its way by email.',
    more: 'Continue shopping',
  },
}
