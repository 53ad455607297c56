/** Below the admin base. */
export const GALLERIES = 'galleries'
export const GALLERY = 'galleries/:id'

export function galleryLink(id: string): string {
  return GALLERY.replace(':id', encodeURIComponent(id))
}
