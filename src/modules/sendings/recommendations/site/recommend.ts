/**
 * One click instead of two: copies, shares or opens at once, and counts in passing. What needs a page of
 * its own, the code for example, is left to the form.
 */
export function enhance(form: HTMLElement): void {
  const share = form.querySelector<HTMLButtonElement>('button[value="share"]')
  if (share && 'share' in navigator) share.hidden = false
  form.addEventListener('submit', (event) => {
    const button = event instanceof SubmitEvent ? event.submitter : null
    if (!(button instanceof HTMLButtonElement)) return
    const take = wayOf(form, button)
    if (!take) return
    event.preventDefault()
    take()
    count(form, button.value)
  })
}

function wayOf(form: HTMLElement, { value, dataset }: HTMLButtonElement): (() => void) | undefined {
  const { url = '', href } = dataset
  if (value === 'share') return () => void navigator.share({ url }).catch(() => undefined)
  if (value === 'link') return () => void copy(form, url)
  if (!href) return undefined
  // A mail program takes over without leaving the page; the others are websites of their own.
  if (href.startsWith('mailto:')) return () => location.assign(href)
  return () => void open(href, '_blank', 'noopener,noreferrer')
}

async function copy(form: HTMLElement, url: string): Promise<void> {
  const field = form.querySelector('input')
  if (field) field.value = url
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  const status = form.querySelector('[role="status"]')
  if (status) status.textContent = (isCopied ? form.dataset.copied : form.dataset.byHand) ?? ''
  if (isCopied) return
  // Without https or permission it is chosen, so that a key press copies it.
  field?.focus()
  field?.select()
}

function count(form: HTMLElement, channel: string): void {
  const sending = form.dataset.recommend
  void fetch('/api/v0/newsletter_recommend/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel, ...(sending && { sending }) }),
    keepalive: true,
    // Numbers may miss one; whoever passes it on must not notice.
  }).catch(() => undefined)
}
