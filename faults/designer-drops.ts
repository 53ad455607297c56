/**
 * Drops blocks of a page, and new ones, at places chosen by chance: nothing may move before the drop,
 * and each must land at the line that was shown: `node faults/designer-drops.ts [drops] [seed]`.
 */
import { designerPages } from '../e2e/designer-pages.ts'
import { openBrowser, signedInAs } from './rig/designer-browser.ts'
import { dropByChance, pageToDropOn } from './rig/designer-drops.ts'
import { makeGround } from './rig/ground.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

const [drops = '100', seed = '1'] = process.argv.slice(2)
const random = seeded(Number(seed))
let done = 0
const wrong = tell(() => `${done} of ${drops} drops`)
const ground = await makeGround('designer-drops')
const browser = await openBrowser()
try {
  const { url } = await ground.start()
  const context = await signedInAs(browser, { url })
  const pages = designerPages((path) => `${url}${path}`)
  const page = await context.newPage()
  const id = await pages.make(page.request, 'Ablegen', pageToDropOn())
  await pages.open(page, id)
  for (let drop = 1; drop <= Number(drops); drop += 1) {
    const faults = await dropByChance(page, random)
    wrong.push(...faults.map((fault) => `drop ${drop}: ${fault}`))
    done = drop
  }
} finally {
  await browser.close()
  await ground.remove()
}
console.log(`${drops} drops, ${wrong.length} faults`)
process.exitCode = wrong.length === 0 ? 0 : 1
