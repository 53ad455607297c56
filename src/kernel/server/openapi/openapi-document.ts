import { z } from 'zod'
import { describeAccess } from '#kernel/access/rules.ts'
import { describeStepUp, type Endpoint } from '#kernel/contract/endpoint.ts'
import type { ServerModule } from '../module.ts'

/** The OpenAPI description, made from the same declarations that serve the calls. */
export function openApiDocument(
  modules: readonly ServerModule[],
  { version, cookie }: { version: string; cookie: string },
) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const module of modules) {
    for (const { endpoint } of module.routes ?? []) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(endpoint, module.name),
      }
    }
  }
  const session = {
    type: 'apiKey',
    in: 'cookie',
    name: cookie,
    description:
      'Set by POST /api/v0/auth/login. Calls that change something need the same origin.',
  }
  const components = { securitySchemes: { session } }
  return { openapi: '3.1.0', info: { title: 'Kontor', version }, components, paths }
}

function operation(endpoint: Endpoint, tag: string) {
  return {
    tags: [tag],
    summary: endpoint.summary ?? '',
    description: descriptionOf(endpoint),
    // Some calls that anyone may make answer more to those who are signed in.
    security: endpoint.access.kind === 'anyone' ? [{}, SESSION] : [SESSION],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...requestBody(endpoint),
    responses: {
      200: { description: 'OK', content: endpoint.raw ? BYTES : json(endpoint.reply, 'output') },
      default: { description: 'Failure', content: { 'application/json': { schema: FAILURE } } },
    },
  }
}

const SESSION = { session: [] }

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Repeated with the same key and the same input within 48 hours, the first reply is given again (`Idempotency-Replayed: true`) and nothing is done twice. Other input: 409 `idempotency-key-reused`. Still at work: 409 `in-progress`.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

function descriptionOf(endpoint: Endpoint): string {
  const access = `Access: ${describeAccess(endpoint.access)}`
  if (!endpoint.stepUp) return access
  return `${access}. Needs a ${describeStepUp(endpoint)} of the last five minutes (POST /api/v0/auth/stepUp); without it 403 \`step-up\` or \`second-factor-needed\`.`
}

const BYTES = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
const UPLOAD = {
  'multipart/form-data': {
    schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
  },
}
const FAILURE = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** What takes files takes its other fields beside them, or as JSON when there are none. */
function requestBody({ upload, body }: Endpoint) {
  const content = { ...(upload && UPLOAD), ...(body && json(body, 'input')) }
  if (upload) return { requestBody: { content } }
  return body ? { requestBody: { required: true, content } } : {}
}

function json(schema: z.ZodType, io: 'input' | 'output') {
  return { 'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) } }
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: part,
  }))
}
