import { call } from '#kernel/client/call.ts'
import { listSections } from '../../contract.ts'

export const SECTIONS_KEY = ['config-sections'] as const

export const sectionsQuery = {
  queryKey: SECTIONS_KEY,
  queryFn: () => call(listSections, {}),
}
