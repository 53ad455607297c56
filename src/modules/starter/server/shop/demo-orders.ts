import type { Buyer } from '#modules/checkout/carts/cart.ts'
import type { PaymentSource } from '#modules/payments/payments/life-cycle.ts'

/** What happens to an order after it was placed; those of the second row to what comes back of it. */
type OrderStep = 'mark_paid' | 'ship' | 'complete' | 'cancel' | 'expire'
type ReturnStep = 'withdraw' | 'receive' | 'inspect' | 'accept' | 'refund'

export type DemoOrder = {
  buyer: Buyer
  payment: Extract<PaymentSource, 'prepayment' | 'invoice' | 'pickup'>
  /** How many of which of the best stocked goods. */
  goods: readonly { at: number; quantity: number }[]
  /** All times are hours before the first start. */
  placed: number
  steps: readonly { step: OrderStep | ReturnStep; hours: number }[]
  /** Withdrawn from is the first of the goods alone. */
  isPart?: boolean
}

function buyer(name: string, [address, zip, city]: readonly [string, string, string]): Buyer {
  const [first_name = '', last_name = ''] = name.split(' ')
  const email = `${first_name}.${last_name}@post.example`.toLowerCase()
  const unsaid = { company: '', phone: '', vat_id: '' }
  return { first_name, last_name, email, address, zip, city, country: 'DE', ...unsaid }
}

/** Invented people at addresses that can belong to nobody; the oldest order first, as numbers are given. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    buyer: buyer('Henrike Lammers', ['Sandweg 4', '26721', 'Emden']),
    payment: 'prepayment',
    goods: [
      { at: 0, quantity: 2 },
      { at: 3, quantity: 1 },
    ],
    placed: 613,
    steps: [
      { step: 'mark_paid', hours: 588 },
      { step: 'ship', hours: 566 },
      { step: 'complete', hours: 492 },
      { step: 'withdraw', hours: 421 },
      { step: 'receive', hours: 326 },
      { step: 'inspect', hours: 325 },
      { step: 'accept', hours: 324 },
      { step: 'refund', hours: 323 },
    ],
    isPart: true,
  },
  {
    buyer: buyer('Arne Tiedemann', ['Lindenallee 17', '21335', 'Lüneburg']),
    payment: 'invoice',
    goods: [{ at: 1, quantity: 1 }],
    placed: 540,
    steps: [
      { step: 'ship', hours: 518 },
      { step: 'mark_paid', hours: 371 },
      { step: 'complete', hours: 370 },
    ],
  },
  {
    buyer: buyer('Ines Kaluza', ['Bergstraße 9', '04105', 'Leipzig']),
    payment: 'prepayment',
    goods: [{ at: 2, quantity: 1 }],
    placed: 437,
    steps: [{ step: 'expire', hours: 235 }],
  },
  {
    buyer: buyer('Bastian Ohlendorf', ['Mühlenweg 22', '31134', 'Hildesheim']),
    payment: 'pickup',
    goods: [{ at: 4, quantity: 1 }],
    placed: 342,
    steps: [
      { step: 'ship', hours: 319 },
      { step: 'mark_paid', hours: 270 },
      { step: 'complete', hours: 270 },
    ],
  },
  {
    buyer: buyer('Wiebke Anders', ['Hafenstraße 3', '24376', 'Kappeln']),
    payment: 'invoice',
    goods: [{ at: 5, quantity: 1 }],
    placed: 263,
    steps: [{ step: 'cancel', hours: 241 }],
  },
  {
    buyer: buyer('Torben Frahm', ['Am Anger 12', '99084', 'Erfurt']),
    payment: 'prepayment',
    goods: [
      { at: 1, quantity: 1 },
      { at: 6, quantity: 1 },
    ],
    placed: 238,
    steps: [
      { step: 'mark_paid', hours: 214 },
      { step: 'ship', hours: 190 },
      { step: 'complete', hours: 118 },
      { step: 'withdraw', hours: 69 },
      { step: 'receive', hours: 5 },
    ],
  },
  {
    buyer: buyer('Mira Sandvoss', ['Kirchgasse 1', '55116', 'Mainz']),
    payment: 'invoice',
    goods: [{ at: 2, quantity: 2 }],
    placed: 124,
    steps: [{ step: 'ship', hours: 75 }],
  },
  {
    buyer: buyer('Jonte Behrends', ['Deichstraße 30', '26506', 'Norden']),
    payment: 'prepayment',
    goods: [{ at: 0, quantity: 1 }],
    placed: 95,
    steps: [
      { step: 'mark_paid', hours: 51 },
      { step: 'ship', hours: 27 },
    ],
  },
  {
    buyer: buyer('Carla Westermann', ['Rosenweg 8', '48143', 'Münster']),
    payment: 'prepayment',
    goods: [
      { at: 3, quantity: 1 },
      { at: 5, quantity: 1 },
    ],
    placed: 73,
    steps: [{ step: 'mark_paid', hours: 26 }],
  },
  {
    buyer: buyer('Ole Kempff', ['Schulstraße 5', '24937', 'Flensburg']),
    payment: 'pickup',
    goods: [{ at: 4, quantity: 1 }],
    placed: 49,
    steps: [{ step: 'ship', hours: 22 }],
  },
  {
    buyer: buyer('Rieke Dammann', ['Gartenweg 14', '38100', 'Braunschweig']),
    payment: 'prepayment',
    goods: [{ at: 6, quantity: 1 }],
    placed: 28,
    steps: [],
  },
  {
    buyer: buyer('Levin Ostermeier', ['Marktplatz 6', '87435', 'Kempten']),
    payment: 'invoice',
    goods: [{ at: 1, quantity: 1 }],
    placed: 3,
    steps: [],
  },
]
