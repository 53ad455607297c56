import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'
import { CommandError } from './command.ts'

/** What a command says and asks; tests bring their own. */
export type Terminal = {
  say(line: string): void
  /** True when a person sits there who can be asked. */
  isInteractive: boolean
  ask(question: string): Promise<string>
  /** Asks without showing what is typed; without a person it is the next line of the input. */
  askHidden(question: string): Promise<string>
}

/** The terminal or pipe this process was started with. */
export function openTerminal(): Terminal {
  const isInteractive = process.stdin.isTTY === true
  return {
    say: (line) => console.log(line),
    isInteractive,
    ask: (question) => readLine(process.stdout, (lines) => lines.prompt(), question),
    askHidden: async (question) => {
      // Readline itself shows what is typed, so a silent output is all it takes to hide it.
      const show = () => isInteractive && process.stdout.write(question)
      const answer = await readLine(silence(), show)
      if (isInteractive) process.stdout.write('\n')
      return answer
    },
  }
}

function silence(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}

async function readLine(
  output: NodeJS.WritableStream,
  show: (lines: Interface) => unknown,
  prompt = '',
): Promise<string> {
  const terminal = process.stdin.isTTY === true
  const lines = createInterface({ input: process.stdin, output, terminal, prompt })
  try {
    const answer = nextLine(lines)
    // Only now: whoever types at the sight of the question finds the terminal's own echo switched off.
    show(lines)
    return await answer
  } finally {
    lines.close()
  }
}

function nextLine(lines: Interface): Promise<string> {
  return new Promise((resolve, reject) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(''))
    lines.once('SIGINT', () => reject(new CommandError('Abgebrochen.')))
  })
}
