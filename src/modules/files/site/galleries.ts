/** Opens the lightbox when a picture of a gallery is clicked; its code comes with the first click. */
export function startGalleries(): void {
  document.addEventListener('click', (event) => {
    const link = pictureLink(event)
    if (!link || event.button !== 0 || hasModifier(event)) return
    event.preventDefault()
    import('./lightbox.ts').then(
      ({ openLightbox }) => openLightbox(link),
      // What cannot be fetched is not needed: the link leads to the large picture.
      () => location.assign(link.href),
    )
  })
}

function pictureLink({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLAnchorElement>('.gallery a[data-picture]')
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
