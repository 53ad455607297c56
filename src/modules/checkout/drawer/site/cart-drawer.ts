import { COUNTS_CHANGED } from '#kernel/site/browser/counts-changed.ts'
import { DRAWER_FIELD } from '../drawer.ts'

const OPEN = 'dialog.cart-drawer[open]'
const LONGEST_WAIT_MS = 3000

/** Sends a form of the cart and shows the answer beside the page; whatever fails, the form goes as ever. */
export async function sendForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<void> {
  // Pressed twice: the first press is on its way.
  if (form.ariaBusy) return
  form.ariaBusy = 'true'
  const fields = new FormData(form, submitter)
  const answer = await ask(form, fields).catch(() => undefined)
  form.ariaBusy = null
  if (!answer?.drawer) return answer?.isDone ? leadToCart(form) : sendPlainly(form, submitter)
  dispatchEvent(new Event(COUNTS_CHANGED))
  const shown = document.querySelector<HTMLDialogElement>(OPEN)
  if (shown) renew(shown, answer.drawer, fields)
  else await open(answer.drawer, answer.sheet)
}

type Answer = {
  isDone: boolean
  drawer: HTMLDialogElement | null
  sheet: HTMLLinkElement | null
}

async function ask(form: HTMLFormElement, fields: FormData): Promise<Answer> {
  const body = new URLSearchParams({ [DRAWER_FIELD]: '1' })
  for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value)
  const response = await fetch(addressOf(form), { method: 'POST', body })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return {
    isDone: response.ok,
    drawer: page.querySelector('dialog.cart-drawer'),
    sheet: page.querySelector('link[rel=stylesheet]'),
  }
}

/** Of the attribute: a button named "action" stands before the property. */
function addressOf(form: HTMLFormElement): string {
  return form.getAttribute('action') ?? location.href
}

function leadToCart(form: HTMLFormElement): void {
  location.assign(addressOf(form))
}

function sendPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const { name, value } = submitter
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  HTMLFormElement.prototype.submit.call(form)
}

/** The sheet goes with the drawer: the pages of the shop are as they were. */
async function open(drawer: HTMLDialogElement, sheet: HTMLLinkElement | null): Promise<void> {
  const dialog = document.importNode(drawer, true)
  const styled = sheet && addSheet(dialog, sheet.getAttribute('href') ?? '')
  document.body.append(dialog)
  listen(dialog)
  await styled
  dialog.showModal()
}

function addSheet(dialog: HTMLDialogElement, href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  dialog.prepend(link)
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve())
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}

function listen(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', ({ target }) => {
    // Its sheet covers all of it: what hits the dialog itself is beside it.
    const isLeft = target === dialog || (target instanceof Element && target.closest('a[href]'))
    if (isLeft) dialog.close()
  })
  dialog.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return
    event.preventDefault()
    void sendForm(form, submitter)
  })
}

/** What is said and what is in it; whoever works by keyboard stays at the line they are at. */
function renew(shown: HTMLDialogElement, drawer: HTMLDialogElement, fields: FormData): void {
  for (const part of ['.cart-drawer-cart', '.cart-drawer-said']) {
    const fresh = drawer.querySelector(part)
    const old = shown.querySelector(part)
    if (fresh && old) old.replaceChildren(...document.importNode(fresh, true).childNodes)
  }
  const line = [...shown.querySelectorAll('form')].find(
    (form) => new FormData(form).get('line') === fields.get('line'),
  )
  const same = line?.querySelector<HTMLElement>(`button[value="${fields.get('action')}"]`)
  const next = same ?? shown.querySelector<HTMLElement>('.cart-drawer-head button')
  next?.focus()
}
