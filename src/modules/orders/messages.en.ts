import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  notice: 'New order {{number}} for {{amount}}',
  vatId: 'VAT number {{id}}',
  address: 'Your address:',
  totals: {
    goods: 'Goods',
    shipping: 'Shipping',
    pickup: 'Pickup',
    total: 'Total price',
    reduced: 'Of this taken back',
    vat: '{{label}} ({{rate}}%)',
  },
  delivery: {
    ship_one: 'Delivery within {{days}} working day',
    ship_other: 'Delivery within {{days}} working days',
    shipPaid_one: 'Delivery within {{days}} working day of receiving your payment',
    shipPaid_other: 'Delivery within {{days}} working days of receiving your payment',
    pickup: 'Pickup: {{place}}',
  },
  withdrawal: {
    made_to_order: '{{name}}: made to your wishes, no right of withdrawal.',
    perishable: '{{name}}: perishes quickly, no right of withdrawal.',
    hygiene: '{{name}}: no right of withdrawal once the seal is broken.',
    digital:
      '{{name}}: the right of withdrawal ends as soon as the supply begins, if you expressly agree to that.',
    digitalAgreed:
      '{{name}}: you have expressly agreed that we supply it before the withdrawal period ends, and confirmed that your right of withdrawal thereby ends as soon as the supply begins.',
  },
  bank: {
    owner: 'Payee',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    amount: 'Amount',
    reference: 'Reference',
    order: 'Order {{number}}',
  },
  states: {
    placed: 'Received',
    on_hold: 'On hold',
    accepted: 'Accepted',
    in_fulfilment: 'On its way',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  ready: 'Ready to be picked up',
  payments: {
    awaiting: 'Not paid yet',
    paid: 'Paid',
    expired: 'Not paid in time',
    refunded_partly: 'Partly refunded',
    refunded: 'Refunded',
  },
  sources: {
    prepayment: 'Prepayment (bank transfer)',
    invoice: 'Invoice',
    pickup: 'On pickup',
  },
  returns: {
    declared: 'We have received your withdrawal or return',
    partly: 'We have taken back a part of it',
    all: 'We have taken back all of it',
  },
  own: {
    title: 'My orders',
    lead: 'What you have ordered from us.',
    empty: 'You have not ordered anything yet.',
    older: 'Older orders',
    back: 'All orders',
  },
  one: {
    title: 'Order {{number}}',
    placed: 'Ordered on {{moment}}',
    state: 'State',
    payment: 'Payment',
    tracking: 'Shipment',
    return: 'Return',
    source: 'Payment method',
    lines: 'Your order',
    address: 'Address',
    delivery: 'Delivery',
    pay: 'Please transfer',
    payLead: {
      prepayment:
        'Please transfer the amount by {{day}}. As soon as the money has arrived, we send your order.',
      invoice: 'Please transfer the amount within 14 days of receiving the goods.',
    },
    code: 'Code for your banking app',
    claimed:
      'You have withdrawn from a part of it or returned it. We will write to you how much is then left to pay. If you have transferred more by then, you get the rest back.',
    codeLead: 'Or scan the code with your banking app.',
    each: '{{amount}} each',
    withdraw: 'Withdraw from this contract',
  },
  texts: {
    terms: 'Terms and conditions',
    special_conditions: 'Special conditions',
    age: 'At least 18 years old',
    digital: 'Digital content before the withdrawal period ends',
  },
  missing: {
    terms: 'No terms: no page is published at {{address}}',
    policy:
      'No withdrawal policy: no page is published at {{address}}. Buyers are not told that they may withdraw, and have a year longer to do so',
  },
  mail: {
    open: 'View order',
    footer: 'You receive this email because you ordered from {{site}}.',
    received: {
      subject: 'Your order {{number}} from {{site}}',
      title: 'Thank you for your order {{number}}',
      prepayment:
        'We accept your order. Please transfer {{amount}} by {{day}}. As soon as the money has arrived, we send your order.',
      invoice:
        'We have received your order. We will look at it and write to you as soon as we accept it. You can pay once you have the goods.',
      pickup:
        'We have received your order. We will look at it and write to you as soon as we accept it. You can pay when you pick it up.',
      free: {
        accepted: 'We accept your order. There is nothing to pay.',
        placed:
          'We have received your order. We will look at it and write to you as soon as we accept it. There is nothing to pay.',
      },
    },
    seller: 'Your contract partner:',
    phone: 'Phone: {{phone}}',
    email: 'Email: {{email}}',
    accepted: {
      subject: 'We have accepted your order {{number}}',
      title: 'Order {{number}} is accepted',
      text: 'We have accepted your order and are preparing it.',
    },
    reduced: {
      subject: 'There is less to pay for your order {{number}}',
      title: 'Order {{number}}: there is less to pay',
      text: 'We have taken back a part of your order before it was paid. {{amount}} are still to be paid instead of {{total}}.',
      nothing: 'We have taken back what was still to be paid. There is nothing left to pay.',
      more: 'Have you already transferred more? Then we will pay the rest back to you.',
    },
    paid: {
      subject: 'Your payment for order {{number}}',
      title: 'Your payment has arrived',
      text: 'We have received {{amount}}. Thank you.',
      late: 'We have received {{amount}}. However, your order has already been cancelled, so we will pay the money back to you.',
    },
    shipped: {
      subject: 'News about your order {{number}}',
      title: 'Order {{number}} is on its way',
      readyTitle: 'Order {{number}} is ready',
      sent: 'Your order is on its way to you.',
      ready: 'Your order is ready to be picked up.',
      tracking: 'Shipment: {{tracking}}',
      invoice: 'Please transfer {{amount}} within 14 days of receiving the goods.',
    },
    expired: {
      subject: 'Your order {{number}} has expired',
      title: 'Order {{number}} has expired',
      text: 'No money had arrived by {{day}}. We have therefore cancelled your order; there is nothing you need to do. Have you already transferred the money? Then please answer this email.',
    },
    not_collected: {
      subject: 'Your order {{number}} was not picked up',
      title: 'Order {{number}} is cancelled',
      text: 'You did not pick up your order. We have therefore cancelled it.',
    },
    undeliverable: {
      subject: 'Your order {{number}} came back to us',
      title: 'Order {{number}} is cancelled',
      text: 'Your order could not be delivered and is back with us. We have therefore cancelled it. Would you still like to have it? Then please answer this email.',
    },
    refunded: {
      subject: 'Refund for your order {{number}}',
      title: 'We have paid you back',
      text: 'On {{day}} we paid you back {{amount}}.',
      bank: 'The money goes to the account you transferred it from. It may take one or two banking days to arrive.',
      same: 'You get the money back the same way you paid.',
    },
    cancelled: {
      subject: 'Your order {{number}} was cancelled',
      title: 'Order {{number}} is cancelled',
      text: 'We have cancelled your order. There is nothing you need to do.',
      refund: 'We will pay back the {{amount}} you have paid.',
    },
  },
}
