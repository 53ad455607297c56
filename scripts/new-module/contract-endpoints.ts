import type { Names } from './names.ts'

type Call = {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As it stands in the code: a constant or a quoted address. */
  path: string
  access: string
  /** Lines of the declaration that describe what comes in. */
  takes: string
  reply: 'Page' | 'Some' | 'Gone'
  summary: string
}

/** The regular resource: every noun of the house has the same calls. */
export function contractEndpoints(names: Names): string {
  return callsOf(names).map(declaration).join('\n')
}

function declaration({ name, method, path, access, takes, reply, summary }: Call): string {
  return `export const ${name} = endpoint({
  method: '${method}',
  path: ${path},
  access: ${access},
  ${takes},
  reply: ${reply},
  summary: '${summary}',
})
`
}

function callsOf(names: Names): Call[] {
  return [readingCalls, readingByIdCalls, writingCalls, deletingCalls].flatMap((calls) =>
    calls(names),
  )
}

function readingCalls({ noun, Type, Types, table }: Names): Call[] {
  const words = table.replaceAll('_', ' ')
  const shared = { access: 'view', reply: 'Page' } as const
  const body = { ...shared, method: 'POST', takes: `body: ${Type}Query` } as const
  return [
    {
      ...shared,
      name: `list${Types}`,
      method: 'GET',
      path: 'ALL',
      takes: `query: ${Type}Query`,
      summary: `Lists ${words}`,
    },
    {
      ...body,
      name: `search${Types}`,
      path: `'/api/v0/search/${noun}/'`,
      summary: `Searches ${words}`,
    },
    {
      ...body,
      name: 'getPageData',
      path: `'/api/v1/${noun}/getPageData'`,
      summary: 'One page of the browse screen',
    },
  ]
}

function readingByIdCalls({ noun, Type, Types }: Names): Call[] {
  const shared = { access: 'view', reply: 'Some' } as const
  return [
    {
      ...shared,
      name: `read${Type}`,
      method: 'GET',
      path: 'ONE',
      takes: 'params: IdParams',
      summary: 'Reads one by its id',
    },
    {
      ...shared,
      name: `readMany${Types}`,
      method: 'POST',
      path: `'/api/v0/batch/${noun}/'`,
      takes: 'body: Ids',
      summary: 'Reads many by their ids',
    },
  ]
}

function writingCalls({ module, Type }: Names): Call[] {
  return [
    {
      name: `create${Type}`,
      method: 'POST',
      path: 'ALL',
      access: `staff('${module}', 'create')`,
      takes: `body: New${Type}`,
      reply: 'Some',
      summary: 'Makes a new one',
    },
    {
      name: `update${Type}`,
      method: 'PUT',
      path: 'ALL',
      access: 'edit',
      takes: `body: ${Type}Change.extend({ _id: Id })`,
      reply: 'Some',
      summary: 'Changes the given fields',
    },
    {
      name: `update${Type}ById`,
      method: 'PUT',
      path: 'ONE',
      access: 'edit',
      takes: `params: IdParams,\n  body: ${Type}Change`,
      reply: 'Some',
      summary: 'Changes the given fields',
    },
  ]
}

function deletingCalls({ noun, Type, Types }: Names): Call[] {
  const shared = { access: 'remove', reply: 'Gone' } as const
  return [
    {
      ...shared,
      name: `delete${Type}`,
      method: 'DELETE',
      path: 'ALL',
      takes: 'query: IdQuery',
      summary: 'Deletes one',
    },
    {
      ...shared,
      name: `delete${Type}ById`,
      method: 'DELETE',
      path: 'ONE',
      takes: 'params: IdParams',
      summary: 'Deletes one',
    },
    {
      ...shared,
      name: `deleteMany${Types}`,
      method: 'POST',
      path: `'/api/v0/batch/${noun}/remove/'`,
      takes: 'body: Ids',
      summary: 'Deletes many',
    },
  ]
}
