/**
 * Moves, renames, deletes and restores pages at random and asks for every address that was ever
 * live: `node faults/page-moves.ts [moves] [seed]`.
 */
import { moveAround } from '#modules/pages/server/test-moves.ts'
import { callerOf } from '#tests/caller.ts'
import { signInAsAdmin } from './rig/admin.ts'
import { makeGround } from './rig/ground.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

const [moves = '1000', seed = '1'] = process.argv.slice(2)
let draws = 0
const wrong = tell(() => `${draws} draws for ${moves} moves`)
const ground = await makeGround('page-moves')
try {
  const { url } = await ground.start()
  const admin = await signInAsAdmin(url)
  const random = seeded(Number(seed))
  const counted = () => {
    draws += 1
    return random()
  }
  const guest = callerOf(url)
  const found = await moveAround({ admin, guest, moves: Number(moves), random: counted })
  const { addresses, faults } = found
  wrong.push(...faults)
  console.log(
    `${moves} moves, ${addresses} addresses, ${faults.length} not one hop from their page`,
  )
  process.exitCode = faults.length === 0 && addresses > 0 ? 0 : 1
} finally {
  await ground.remove()
}
