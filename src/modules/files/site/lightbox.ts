type Point = { clientX: number; clientY: number }

const LEAST = 48

type Words = { close: string; next: string; previous: string; save: string }
type Parts = ReturnType<typeof drawLightbox>

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Shows the pictures of a gallery one by one, beginning with the one behind the link. */
export function openLightbox(link: HTMLAnchorElement): void {
  const gallery = link.closest<HTMLElement>('.gallery')
  if (!gallery || document.querySelector('.lightbox')) return
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-picture]')]
  const parts = drawLightbox(wordsOf(gallery), gallery.getAttribute('aria-label') ?? '')
  let shown = links.indexOf(link)
  const step = (by: number) => {
    shown = (shown + by + links.length) % links.length
    showPicture(parts, links, shown)
  }
  listen(parts, step)
  parts.save.hidden = gallery.dataset.download === undefined
  for (const button of parts.steps) button.hidden = links.length < 2
  document.body.append(parts.dialog)
  step(0)
  parts.dialog.showModal()
  closeWithHistory(parts.dialog, () => links[shown]?.focus())
}

function listen({ dialog, close, steps, stage, picture }: Parts, step: (by: number) => void): void {
  close.addEventListener('click', () => dialog.close())
  for (const button of steps) {
    button.addEventListener('click', () => step(Number(button.dataset.step)))
  }
  dialog.addEventListener('keydown', ({ key }) => {
    const by = ARROWS[key]
    if (by) step(by)
  })
  stage.addEventListener('click', ({ target }) => {
    if (target === stage || target === picture) dialog.close()
  })
  let from: PointerEvent | undefined
  dialog.addEventListener('pointerdown', (event) => {
    from = event.pointerType === 'mouse' ? undefined : event
  })
  dialog.addEventListener('pointerup', (to) => {
    const by = from ? swipeStep(from, to) : 0
    from = undefined
    if (by) step(by)
  })
}

/** The browser's back closes it, and closing it otherwise takes its entry back. */
function closeWithHistory(dialog: HTMLDialogElement, after: () => void): void {
  history.pushState(history.state, '')
  let isBack = false
  const onBack = () => {
    isBack = true
    dialog.close()
  }
  addEventListener('popstate', onBack, { once: true })
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', onBack)
    if (!isBack) history.back()
    dialog.remove()
    after()
  })
}

function showPicture(parts: Parts, links: readonly HTMLAnchorElement[], index: number): void {
  const link = links[index]
  const small = link?.querySelector('picture')
  if (!link || !small) return
  const large = small.cloneNode(true)
  if (!(large instanceof HTMLElement)) return
  for (const part of large.querySelectorAll('source, img')) part.setAttribute('sizes', '100vw')
  const image = large.querySelector('img')
  if (!image) return
  // Never larger than it is, and nothing shines through while the next one comes.
  image.style.cssText = `max-width: min(100%, ${image.getAttribute('width')}px)`
  image.loading = 'eager'
  image.alt ||= link.getAttribute('aria-label') ?? ''
  parts.picture.replaceChildren(large)
  parts.count.textContent = `${index + 1} / ${links.length}`
  parts.caption.textContent = link.parentElement?.querySelector('figcaption')?.textContent ?? ''
  parts.save.href = `/download/${link.dataset.picture}?save=true`
}

function wordsOf({ dataset }: HTMLElement): Words {
  return { close: '', next: '', previous: '', save: '', ...JSON.parse(dataset.words ?? '{}') }
}

function drawLightbox(words: Words, label: string) {
  const dialog = make('dialog', 'lightbox')
  dialog.setAttribute('aria-label', label)
  const bar = make('div', 'lightbox-bar')
  const count = make('span', 'lightbox-count')
  const save = make('a', '')
  save.textContent = words.save
  save.download = ''
  const close = make('button', '')
  close.textContent = words.close
  close.autofocus = true
  bar.append(count, save, close)
  const stage = make('div', 'lightbox-stage')
  const picture = make('div', 'lightbox-picture')
  picture.setAttribute('aria-live', 'polite')
  const steps = [stepButton(-1, words.previous), stepButton(1, words.next)]
  stage.append(picture, ...steps)
  const caption = make('p', 'lightbox-caption')
  dialog.append(bar, stage, caption)
  return { dialog, count, save, close, stage, picture, steps, caption }
}

function stepButton(by: -1 | 1, label: string): HTMLButtonElement {
  const button = make('button', 'lightbox-step')
  button.dataset.step = String(by)
  button.setAttribute('aria-label', label)
  const way = by < 0 ? 'M15 6l-6 6 6 6' : 'M9 6l6 6-6 6'
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${way}"/></svg>`
  return button
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, name: string) {
  const element = document.createElement(tag)
  if (name) element.className = name
  return element
}

/** Which way a finger asked to go: -1 back, 1 on, 0 when it was no swipe. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.clientX - from.clientX
  const down = to.clientY - from.clientY
  if (Math.abs(across) < LEAST || Math.abs(across) < 1.5 * Math.abs(down)) return 0
  return across > 0 ? -1 : 1
}
