/**
 * `works`: computes most of the time, and fills a lane. `waits`: for clocks and for other programs, so that
 * it disturbs nobody. `measures`: judges how long something took, and has the machine to itself or beside one
 * that waits.
 */
export type Load = 'works' | 'waits' | 'measures'

export type LongRun = {
  /** The file in `faults/`, and which share of it: `bad-input 1/4`. */
  name: string
  file: string
  /** Where its own are not meant. */
  args?: readonly string[]
  load: Load
  /** About so long it takes on two cores, until one was timed here. */
  seconds: number
  /** What it judges has to do with a real disk. */
  isOnDisk?: boolean
}

/** One that is run in shares says its numbers, which stand before the share. */
type Declared = Omit<LongRun, 'name' | 'args'> & { shares?: number; numbers?: readonly string[] }

const DECLARED: readonly Declared[] = [
  { file: 'app-kills', load: 'works', seconds: 400, isOnDisk: true },
  { file: 'backup-kills', load: 'works', seconds: 300 },
  { file: 'bad-input', load: 'works', seconds: 3000, shares: 4, numbers: ['2000', '1'] },
  { file: 'checkout-kills', load: 'works', seconds: 1200 },
  { file: 'checkout-races', load: 'works', seconds: 240 },
  { file: 'database-losses', load: 'measures', seconds: 100, isOnDisk: true },
  { file: 'designer-drops', load: 'works', seconds: 120 },
  { file: 'designer-fuzz', load: 'works', seconds: 300 },
  { file: 'designer-kills', load: 'works', seconds: 500 },
  { file: 'designer-tab-kills', load: 'waits', seconds: 1800 },
  { file: 'graceful-stops', load: 'measures', seconds: 100, isOnDisk: true },
  { file: 'hostile-files', load: 'measures', seconds: 200, isOnDisk: true },
  { file: 'import-kills', load: 'waits', seconds: 900 },
  { file: 'message-bots', load: 'works', seconds: 40 },
  { file: 'message-kills', load: 'works', seconds: 60 },
  { file: 'order-money', load: 'works', seconds: 300 },
  { file: 'page-moves', load: 'works', seconds: 90 },
  { file: 'person-steps', load: 'works', seconds: 200 },
  { file: 'picture-bombs', load: 'measures', seconds: 90, isOnDisk: true },
  { file: 'postgres-kills', load: 'works', seconds: 150, isOnDisk: true },
  { file: 'price-baskets', load: 'works', seconds: 60 },
  { file: 'publish-kills', load: 'works', seconds: 90 },
  { file: 'publish-minute', load: 'measures', seconds: 260, isOnDisk: true },
  { file: 'sending-kills', load: 'waits', seconds: 400 },
  { file: 'stampedes', load: 'measures', seconds: 90, isOnDisk: true },
  { file: 'upload-kills', load: 'works', seconds: 900 },
  { file: 'webhook-storm', load: 'works', seconds: 200 },
]

/** Every long run there is, a large one in shares. */
export const RUNS: readonly LongRun[] = DECLARED.flatMap(({ shares = 1, numbers = [], ...run }) =>
  shares === 1
    ? [{ ...run, name: run.file }]
    : Array.from({ length: shares }, (_, at) => {
        const share = `${at + 1}/${shares}`
        const seconds = run.seconds / shares
        return { ...run, seconds, name: `${run.file} ${share}`, args: [...numbers, share] }
      }),
)
