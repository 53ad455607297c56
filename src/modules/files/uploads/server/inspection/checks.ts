import type { Readable } from 'node:stream'
import { fileFailures } from '../../../errors.ts'
import { decodeHeic } from '../../../images/server/decode-heic.ts'
import { inspectPicture } from '../../../images/server/inspect-picture.ts'
import { cleanPicture, renderForm } from '../../../images/server/render-form.ts'
import { detectType } from '../content/detect-type.ts'
import { drawnElements, MOST_DRAWN } from '../content/drawn-elements.ts'
import { isPolyglot } from '../content/hostile-content.ts'
import { hasPdfAction } from '../content/pdf-actions.ts'
import { sanitiseSvg } from '../content/sanitise-svg.ts'
import { findDirectory, judgeDirectory } from '../content/zip-directory.ts'
import type { Check, CheckInput } from './serve-checks.ts'

/** Everything that looks into foreign bytes or makes others of them. Runs in the inspecting process only. */
export const checks = {
  detectType: async ({ head, name = '' }) => (await detectType(bufferOf(head), name)).type,
  ends: (input) => mustBeOneThing(input),
  pdf: async (input, body) => {
    mustBeOneThing(input)
    if (await hasPdfAction(body)) throw fileFailures.hostile()
  },
  directory: ({ tail }) => findDirectory(bufferOf(tail)),
  archive: async ({ size = 0 }, body) => judgeDirectory(await whole(body), size),
  drawing: async ({ type = '' }, body) => {
    const instead = await sanitiseSvg(await whole(body))
    if (drawnElements(instead.toString()) > MOST_DRAWN) throw fileFailures.bomb()
    const { width, height } = await inspectPicture(instead, type)
    return { width, height, instead }
  },
  picture: async (input, body) => {
    mustBeOneThing(input)
    const bytes = await whole(body)
    if (input.type !== 'image/heic') return inspectPicture(bytes, input.type ?? '')
    const master = await decodeHeic(bytes)
    const inspected = await inspectPicture(master, 'image/jpeg')
    return { ...inspected, has_metadata: true, master }
  },
  clean: async ({ type = '' }, body) => cleanPicture(await whole(body), type),
  form: async ({ render }, body) => {
    if (!render) throw fileFailures.unreadable()
    return renderForm(await whole(body), render)
  },
} satisfies Record<string, Check>

function mustBeOneThing({ head, tail }: CheckInput): void {
  if (isPolyglot(bufferOf(head), bufferOf(tail))) throw fileFailures.hostile()
}

async function whole(body: Readable): Promise<Buffer> {
  return Buffer.concat(await body.toArray())
}

/** What crosses from process to process has lost its kind. */
function bufferOf(bytes: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
