/**
 * Moves, renames, deletes and restores pages at random and asks for every address that was ever
 * live: `node faults/page-moves.ts [moves] [seed]`.
 */
import { moveAround } from '#modules/pages/server/test-moves.ts'
import { callerOf } from '#tests/caller.ts'
import { signInAsAdmin } from './rig/admin.ts'
import { makeGround } from './rig/ground.ts'
import { seeded } from './rig/seeded.ts'

const [moves = '1000', seed = '1'] = process.argv.slice(2)
const ground = await makeGround('page-moves')
try {
  const { url } = await ground.start()
  const admin = await signInAsAdmin(url)
  const random = seeded(Number(seed))
  const done = await moveAround({ admin, guest: callerOf(url), moves: Number(moves), random })
  const { addresses, faults } = done
  console.log(
    `${moves} moves, ${addresses} addresses, ${faults.length} not one hop from their page`,
  )
  for (const line of faults.slice(0, 20)) console.log(`  ${line}`)
  process.exitCode = faults.length === 0 && addresses > 0 ? 0 : 1
} finally {
  await ground.remove()
}
