import { IconCopy } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { call } from '#kernel/client/call.ts'
import { adminMessages } from '../../admin/messages.ts'
import { LINKS } from '../../admin/paths.ts'
import { link, readAddress } from '../link.ts'
import { LinkAddress } from './link-address.tsx'

export const links = nounCollection(link, {
  name: 'analytics-links',
  path: LINKS,
  paths: { browse: LINKS, edit: `${LINKS}/:id` },
  words: wordsOf(adminMessages, 'links'),
  columns: ['title', 'until', 'created'],
  access: link.access,
  form: { main: { what: ['title', 'until'], address: LinkAddress } },
  actions: [
    {
      name: 'copy',
      icon: IconCopy,
      access: staff('analytics', 'edit'),
      run: async ({ _id }) => {
        const { url } = await call(readAddress, { params: { id: _id } })
        await navigator.clipboard.writeText(url)
      },
    },
  ],
})
