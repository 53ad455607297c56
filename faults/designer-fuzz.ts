/**
 * Two people in two browsers write, move and take away on one page, in different blocks and in the
 * same: `node faults/designer-fuzz.ts [rounds] [seed]`. In different blocks they never meet; in the
 * same one no word of either is lost.
 */
import { createAccount, setPassword } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { designerPages } from '../e2e/designer-pages.ts'
import { openBrowser, signedInAs } from './rig/designer-browser.ts'
import { type Editor, pageForTwo, TwoEditors } from './rig/designer-editors.ts'
import { makeGround } from './rig/ground.ts'
import { ADMIN_PASSWORD } from './rig/kontor.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

const [rounds = '200', seed = '1'] = process.argv.slice(2)
let done = 0
const wrong = tell(() => `${done} of ${rounds} rounds`)
const ground = await makeGround('designer-fuzz')
const browser = await openBrowser()
try {
  const two = await openBoth()
  for (let round = 1; round <= Number(rounds); round += 1) {
    const faults = await two.round()
    wrong.push(...faults.map((fault) => `round ${round}: ${fault}`))
    done = round
  }
  console.log(`${rounds} rounds, ${two.words}, ${wrong.length} faults`)
} finally {
  await browser.close()
  await ground.remove()
}
process.exitCode = wrong.length === 0 ? 0 : 1

async function openBoth(): Promise<TwoEditors> {
  const { url } = await ground.start()
  const db = ground.db.$extendTables<AuthTables>()
  await createAccount(db, { handle: 'zweite', role: 'admin' })
  await setPassword(db, { handle: 'zweite', password: ADMIN_PASSWORD, isOneTime: false })
  const first = await signedInAs(browser, { url })
  const second = await signedInAs(browser, { url, handle: 'zweite' })
  const pages = designerPages((path) => `${url}${path}`)
  const id = await pages.make(first.request, 'Zu zweit', pageForTwo())
  const open = async (name: 'a' | 'b', context: typeof first): Promise<Editor> => {
    const page = await context.newPage()
    return { name, page, frame: await pages.open(page, id) }
  }
  const editors = [await open('a', first), await open('b', second)] as const
  return new TwoEditors(editors, { pages, id, random: seeded(Number(seed)) })
}
