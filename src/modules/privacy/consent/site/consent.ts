import { CONSENT_COOKIE, readDecision } from '../consent-cookie.ts'

/** The law wants these within reach, so nothing is ever laid over them; also where they are pages of one's own. */
const LEGAL = /^\/(?:en\/)?(?:impressum|datenschutz|imprint|privacy|disclaimer)(?:\/|$)/i

/** Other tabs hear of a decision by it; nothing is stored. */
const DECIDED = 'kontor-consent'

/**
 * Asks visitors who have not decided yet, and lets every frame and counter on the page follow what
 * they decide, here or inside a frame. The element says which list is in force and where its form is.
 */
export function enhance(place: HTMLElement): void {
  // In a frame the page is only looked at: a preview, or the designer.
  if (window !== window.parent) return
  let known = acceptedNow(place)
  const channel = new BroadcastChannel(DECIDED)
  const follow = (event?: Event) => {
    const accepted = acceptedNow(place)
    // What was opened once goes with any decision that does not allow it, even if it changes nothing else.
    const isTold = event?.type === 'message'
    if (!isTold && accepted.join() === known.join()) return
    const changed = (name: string) =>
      accepted.includes(name) !== known.includes(name) || (isTold && !accepted.includes(name))
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-embed]')) {
      const services = (frame.dataset.embed ?? '').split(' ')
      // The one that was opened from inside shows what was decided already.
      if (frame !== event?.target && services.some(changed))
        frame.contentWindow?.location.replace(frame.src)
    }
    known = accepted
    measure(place, known)
  }
  const decided = () => {
    follow()
    channel.postMessage('')
  }
  const onPage = () => {
    measure(place, known)
    if (LEGAL.test(location.pathname)) stepAside()
    else if (!isDecided(place)) void ask(place, decided)
  }
  channel.onmessage = follow
  if (document.querySelector('.consent-saved')) channel.postMessage('')
  // A frame that was opened for good inside itself says so by loading anew; `load` does not bubble.
  document.addEventListener('load', follow, true)
  addEventListener('focus', follow)
  new MutationObserver(onPage).observe(document.body, { childList: true })
  onPage()
}

function decision() {
  const start = `${CONSENT_COOKIE}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  return readDecision(found?.slice(start.length))
}

function isDecided({ dataset }: HTMLElement): boolean {
  return decision()?.version === dataset.consent
}

function acceptedNow(place: HTMLElement): readonly string[] {
  return isDecided(place) ? (decision()?.accepted ?? []) : []
}

/** One hidden frame for each measuring service in use, made anew for every page that is shown. */
function measure({ dataset }: HTMLElement, accepted: readonly string[]): void {
  const page = countedPage()
  const names = dataset.measure?.split(' ').filter((name) => accepted.includes(name)) ?? []
  const wanted = page ? names.map((name) => `/embed/${name}/setting#${page}`) : []
  for (const old of document.querySelectorAll<HTMLIFrameElement>('iframe[data-measure]')) {
    const at = wanted.indexOf(old.dataset.measure ?? '')
    if (at < 0) old.remove()
    else wanted.splice(at, 1)
  }
  for (const src of wanted) {
    const frame = document.createElement('iframe')
    // Behind an address there may be a key: not even the frame may read where it stands.
    Object.assign(frame, { hidden: true, src, title: '', referrerPolicy: 'no-referrer' })
    frame.dataset.measure = src
    document.body.append(frame)
  }
}

/**
 * What others may be told of this page: what our own statistics call it, and the campaign it was
 * reached by. A page that says nothing of itself is told to nobody.
 */
function countedPage(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="kontor:counted"]')
  if (!meta) return undefined
  const campaign = [...new URLSearchParams(location.search)].filter(
    ([name, value]) =>
      /^utm_[a-z]+$/.test(name) && /^[\w .-]{1,40}$/.test(value) && !/\d{5}/.test(value),
  )
  const query = new URLSearchParams(campaign).toString()
  return encodeURIComponent(meta.content + (query && `?${query}`))
}

let isAsking = false
let shown: HTMLDialogElement | undefined

/** Nothing is decided by reading what the law wants to be read: the next page asks again. */
function stepAside(): void {
  if (!shown) return
  shown.close()
  shown.remove()
  shown = undefined
  isAsking = false
  // It could not take the focus while the dialog lay over it.
  document.querySelector<HTMLElement>('main h1')?.focus()
}

/** The form of the page, in a dialog: the same words, the same list, the same three buttons. */
async function ask(place: HTMLElement, decided: () => void): Promise<void> {
  if (isAsking) return
  isAsking = true
  const form = await fetchForm(place.dataset.form ?? '')
  // A tab that stood open for long learns here that the list has changed meanwhile.
  place.dataset.consent = versionOf(form) ?? place.dataset.consent
  if (!form || isDecided(place) || LEGAL.test(location.pathname)) {
    isAsking = false
    return
  }
  const dialog = document.createElement('dialog')
  const decide = async (choice: string) => {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) body.append(name, String(value))
    body.set('choice', choice)
    dialog.close()
    dialog.remove()
    shown = undefined
    // What could not be kept is refused, and asked again on the next page.
    await fetch(form.action, { method: 'POST', body }).catch(() => undefined)
    isAsking = false
    decided()
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    void decide('none')
  })
  takeChoices(form, (choice) => void decide(choice))
  shown = dialog
  show(dialog, form)
}

/** The list opens with the button that chooses from it. */
function takeChoices(form: HTMLFormElement, decide: (choice: string) => void): void {
  const list = form.querySelector('fieldset')
  const choose = form.querySelector<HTMLButtonElement>('[data-choose]')
  const save = choose?.textContent ?? ''
  if (list) list.hidden = true
  if (choose) choose.textContent = choose.dataset.choose ?? ''
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const choice = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'none'
    if (choice !== 'chosen' || !list?.hidden || !choose) return decide(choice)
    list.hidden = false
    choose.textContent = save
    list.querySelector('input')?.focus()
  })
}

function show(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  const title = form.querySelector<HTMLElement>('h2')
  dialog.className = 'consent-dialog'
  dialog.setAttribute('aria-label', title?.textContent ?? '')
  dialog.append(form)
  document.body.append(dialog)
  dialog.showModal()
  // On the words, not on a button: Enter must not decide anything by accident.
  title?.setAttribute('tabindex', '-1')
  title?.focus()
}

function versionOf(form: HTMLFormElement | null): string | undefined {
  return form?.querySelector<HTMLInputElement>('[name=version]')?.value
}

/** Where it cannot be fetched nobody is asked, and everything stays refused. */
async function fetchForm(address: string): Promise<HTMLFormElement | null> {
  try {
    const response = await fetch(address)
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return page.querySelector<HTMLFormElement>('form[data-consent-form]')
  } catch {
    return null
  }
}
