/** Made by `scripts/build/handbook.ts`: the pages in the language of the build, in their order. */
declare module 'virtual:handbook' {
  export const pages: readonly import('#kernel/admin/shell/handbook/handbook-page.ts').HandbookPage[]
}
