/** The fields of the address form in the order in which they stand. */
export const ADDRESS_FIELDS = [
  'type',
  'title',
  'first_name',
  'last_name',
  'company',
  'address',
  'zip',
  'city',
  'country',
  'phone',
] as const

/** Whose an address of the book can be. */
export const BOOK_TYPES = ['person', 'company'] as const
