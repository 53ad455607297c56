import { call } from '#kernel/client/call.ts'
import type { Link } from '#kernel/site/block/link.ts'
import { readManyFiles } from '#modules/files/files/file.calls.ts'
import { readPage } from '../../../../contract.ts'
import type { ThingSources } from '../fields/thing-field.tsx'

/** What a link is called where nobody chose words for it: what it leads to. */
export async function linkWords(link: Link, things: ThingSources): Promise<string> {
  switch (link.to) {
    case 'page': {
      if (link.page === null) return link.anchor ?? ''
      const { page } = await call(readPage, { params: { id: link.page } })
      return page[0]?.title ?? ''
    }
    case 'file': {
      const { items } = await call(readManyFiles, { body: { ids: [link.file] } })
      return items[0]?.name ?? ''
    }
    case 'thing': {
      const source = await things.load(link.noun)
      return (await source?.read(link.thing))?.label ?? ''
    }
    case 'mail':
      return link.mail
    case 'phone':
      return link.phone
    case 'url':
      return link.url.replace(/^https?:\/\//, '').replace(/\/$/, '')
  }
}
