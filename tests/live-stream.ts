import { LIVE_EVENTS, LIVE_PATH } from '#kernel/contract/admin/live-events.ts'

type OpenStream = {
  status: number
  /** Everything heard so far: 'changed notices'. */
  heard(): readonly string[]
  isOver(): boolean
  close(): void
}

/**
 * Listens like an open browser; resolves once the server has said hello, or has refused.
 * @example const stream = await listenLive(app.url, cookie); await expect.poll(stream.heard).toContain('changed notices')
 */
export async function listenLive(url: string, cookie: string): Promise<OpenStream> {
  const stop = new AbortController()
  const response = await fetch(url + LIVE_PATH, {
    headers: { cookie },
    signal: stop.signal,
  })
  const events: string[] = []
  let isOver = response.status !== 200
  const hello = Promise.withResolvers<void>()
  const read = async () => {
    let text = ''
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) events.push(...eventsOf(block))
      if (events.includes(LIVE_EVENTS.hello)) hello.resolve()
    }
  }
  read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true
      hello.resolve()
    })
  await hello.promise
  return {
    status: response.status,
    heard: () => events,
    isOver: () => isOver,
    close: () => stop.abort(),
  }
}

function eventsOf(block: string): string[] {
  const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
  return name ? [`${name} ${data}`.trim()] : []
}
