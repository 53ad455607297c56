/** The fields of the profile form in the order in which they stand; contacts come as numbered lines. */
export const PROFILE_FIELDS = ['title', 'first_name', 'last_name', 'company', 'lang'] as const
export const MAX_CONTACTS = 20

/** @example contactName(0, 'value') → 'contact_0_value' */
export function contactName(row: number, part: string): string {
  return `contact_${row}_${part}`
}
