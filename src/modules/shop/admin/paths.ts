/** Below the admin base. */
export const PATHS = {
  vat: 'shop/vat/groups',
  countries: 'shop/shipping/countries',
  groups: 'shop/shipping/groups',
  general: 'shop/settings/general',
  system: 'shop/settings/system',
  law: 'shop/settings/law',
} as const
