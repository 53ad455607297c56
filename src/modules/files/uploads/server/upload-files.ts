import { type AppError, failures } from '#kernel/server/app-error.ts'
import { cleanName } from '#kernel/server/http/download/file-name.ts'
import { asAppError } from '#kernel/server/http/translate-error.ts'
import { StoredFile } from '../../files/file.ts'
import { readFiles } from '../../files/server/read-files.ts'
import type { FileContext, FileScope } from '../../server/unit-of-work.ts'
import { type Booking, whileArriving } from '../../storage/server/bookings.ts'
import type { UploadTarget, Verdict } from '../upload.calls.ts'
import { type Incoming, receiveBytes } from './receive-bytes.ts'
import { type Placing, storeFile } from './store-file.ts'

/** A file on its way in; one that was announced has its space already. */
type Announced = Incoming & { booking?: Booking }
type Outcome = { verdict: Verdict; error?: AppError }

/** Takes in the files of a call one after the other; one that is refused never stops the others. */
export async function uploadFiles(context: FileContext, target: UploadTarget) {
  const outcomes: Outcome[] = []
  const placing = { ...target, owner: ownerOf(context) }
  for await (const part of context.files()) outcomes.push(await judgeOne(context, part, placing))
  const [only] = outcomes
  if (!only) throw failures.invalid({ fields: { file: 'required' } })
  if (outcomes.length === 1 && only.error) throw only.error
  const verdicts = outcomes.map(({ verdict }) => verdict)
  const items = verdicts.flatMap(({ result, file }) => (result === 'stored' && file ? [file] : []))
  return { items, verdicts }
}

/** Stores a file, or says in words why not; what nobody foresaw is thrown on. */
export async function judgeOne(
  scope: FileScope,
  incoming: Announced,
  placing: Placing,
): Promise<Outcome> {
  const name = cleanName(incoming.name)
  try {
    const id = await uploadFile(scope, incoming, placing)
    const [file] = await readFiles(scope.db, [id])
    return { verdict: { name, result: 'stored', file: file ?? null } }
  } catch (thrown) {
    const error = asAppError(thrown)
    if (!error) throw thrown
    return { verdict: verdictOf(name, error, scope), error }
  }
}

function verdictOf(name: string, error: AppError, { lang }: FileScope): Verdict {
  const existing = StoredFile.safeParse(error.details.file)
  return {
    name,
    result: existing.success ? 'duplicate' : 'refused',
    file: existing.success ? existing.data : null,
    code: error.code,
    message: error.text[lang],
  }
}

/** From the first byte to the row; returns the id of the new file. */
export function uploadFile(
  scope: FileScope,
  incoming: Announced,
  placing: Placing,
): Promise<string> {
  const takeIn = async (booking: Booking) => {
    const received = await receiveBytes(scope, { ...incoming, booking })
    return storeFile(scope, { ...received, name: incoming.name }, placing)
  }
  return incoming.booking ? takeIn(incoming.booking) : whileArriving(scope, takeIn)
}

export function ownerOf({ user }: Pick<FileScope, 'user'>): Placing['owner'] {
  return { id: user.id, name: user.name || user.handle }
}
