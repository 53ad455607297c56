/** The text fields of the sign-up form in the order in which they stand; passwords come extra. */
export const PERSON_FIELDS = ['title', 'first_name', 'last_name', 'company'] as const
export const PLACE_FIELDS = ['address', 'zip', 'city', 'country', 'phone'] as const
export const SHIPPING_PREFIX = 'ship_'
export const SHIPPING_FIELDS = [
  'first_name',
  'last_name',
  'company',
  'address',
  'zip',
  'city',
  'country',
] as const

export const shippingName = (field: string) => SHIPPING_PREFIX + field

/** Every name whose value comes back with a form that had a fault. */
export const KEPT_FIELDS: readonly string[] = [
  'handle',
  ...PERSON_FIELDS,
  ...PLACE_FIELDS,
  ...SHIPPING_FIELDS.map(shippingName),
  'newsletter_consent',
]

/** Where a form begins again: the first of these that has a fault gets the focus. */
export const FOCUS_ORDER: readonly string[] = [
  'handle',
  'password',
  'password2',
  ...KEPT_FIELDS.slice(1),
]
