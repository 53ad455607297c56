import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ClusterLocation } from '../folder/place.ts'
import { makeScratch } from '../test-postgres.ts'
import { finishSwap, swapIn } from './swap.ts'

const owner = { uid: 0, gid: 0, name: 'root', isOther: false }

async function prepareSwap(): Promise<{ place: ClusterLocation; incoming: string; kept: string }> {
  const dataDir = await makeScratch()
  const cluster = join(dataDir, 'postgres')
  const incoming = join(dataDir, 'incoming')
  for (const [folder, name] of [[cluster, 'old'] as const, [incoming, 'new'] as const]) {
    await mkdir(folder)
    await writeFile(join(folder, name), '')
  }
  const kept = join(dataDir, 'kept')
  await writeFile(join(dataDir, 'postgres-swap.json'), JSON.stringify({ kept, incoming }))
  return { place: { dataDir, cluster, sockets: dataDir, owner, mustExist: false }, incoming, kept }
}

describe('putting a restored database in place', () => {
  it('keeps the old one and leaves no note behind', async () => {
    const { place, incoming } = await prepareSwap()
    const kept = await swapIn(place, incoming)
    expect(await readdir(place.cluster)).toEqual(['new'])
    expect(await readdir(kept ?? '')).toEqual(['old'])
    expect(await readdir(place.dataDir)).not.toContain('postgres-swap.json')
  })

  it('cut short before the first rename leaves the old one', async () => {
    const { place } = await prepareSwap()
    await finishSwap(place)
    expect(await readdir(place.cluster)).toEqual(['old'])
  })

  it('cut short between the renames ends with the new one', async () => {
    const { place, kept } = await prepareSwap()
    await rename(place.cluster, kept)
    await finishSwap(place)
    expect(await readdir(place.cluster)).toEqual(['new'])
    expect(await readdir(kept)).toEqual(['old'])
  })

  it('that cannot be done puts the old one back', async () => {
    const { place } = await prepareSwap()
    await expect(swapIn(place, join(place.dataDir, 'missing'))).rejects.toThrow('ENOENT')
    expect(await readdir(place.cluster)).toEqual(['old'])
  })
})
