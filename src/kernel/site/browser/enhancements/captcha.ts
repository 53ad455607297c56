import { type Challenge, solveChallengeWorkers } from 'altcha-lib'

const MAX_WORKERS = 4

/**
 * Solves the puzzle once someone begins to fill in the form, and holds the form back until it is
 * done. Where that fails (offline, plain http, too many tries) the question is asked instead.
 */
export function enhance(box: HTMLElement): void {
  const form = box.closest('form')
  const question = box.querySelector<HTMLElement>('[data-question]')
  const answer = question?.querySelector('input')
  if (!form) return
  const { proof, status } = addParts(box)
  let isAsked = false
  const ask = (isNow: boolean) => {
    isAsked = isNow
    if (question) question.hidden = !isNow
    if (answer) answer.disabled = !isNow
    status.hidden = isNow
  }
  const work = async () => {
    status.textContent = box.dataset.working ?? ''
    proof.value = await solve(box.dataset.captcha ?? '')
    status.textContent = box.dataset.done ?? ''
  }
  let working: Promise<void> | undefined
  const begin = () => {
    working ??= work().catch(() => ask(true))
    return working
  }
  ask(false)
  form.addEventListener('focusin', () => void begin(), { once: true })
  form.addEventListener('submit', (event) => {
    if (proof.value || isAsked) return
    event.preventDefault()
    const { submitter } = event
    // A form without a question of its own is asked one by the page it goes to.
    void begin().then(() => (isAsked && answer ? answer.focus() : form.requestSubmit(submitter)))
  })
}

function addParts(box: HTMLElement) {
  const proof = document.createElement('input')
  proof.type = 'hidden'
  proof.name = box.dataset.field ?? ''
  const status = document.createElement('p')
  status.className = 'hint'
  status.setAttribute('role', 'status')
  box.append(proof, status)
  return { proof, status }
}

async function solve(address: string): Promise<string> {
  const response = await fetch(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  const challenge: Challenge = await response.json()
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () =>
      new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new Error('The puzzle was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
