/** Below the admin base. */
export const SECTION_PATHS = {
  pages: 'settings/pages',
  images: 'settings/images',
  social: 'settings/social',
} as const
