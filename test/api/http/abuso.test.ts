import { beforeAll, describe, expect, it } from 'vitest'
import { Client, signIn } from '#test/support/client.ts'
import { ABUSOS } from '#test/support/hostil/abusos.ts'

interface Operation {
  readonly requestBody?: unknown
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
}
interface Spec {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** Longest answer of a refusal, and most fields that it names. */
const RECHAZO_MAX = 16 * 1024
const CAMPOS_MAX = 20

/** Names that every object has by birth. */
const HEREDADOS = ['constructor', '__proto__', 'toString']

const spec = (await new Client().get<Spec>('/api/docs/openapi.json')).body
const calls = Object.entries(spec.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { requestBody, parameters = [] }]) => ({
    method: method.toUpperCase(),
    path,
    hasBody: requestBody !== undefined,
    asked: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
  })),
)
/** A row that there is not, whatever the call is about: nothing is changed by what follows. */
const addressOf = (path: string, value = '987654321') => path.replaceAll(/\{\w+\}/g, value)

/** Calls that end the session that all the others share. */
const TERMINAN = new Set(['POST /api/logout'])

let admin: Client
beforeAll(async () => {
  admin = await signIn('admin')
})

interface Answer {
  readonly status: number
  readonly size: number
  readonly fields: number
}

async function send(method: string, path: string, body?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(body && { 'content-length': String(body.length) }) }
  const res = await admin.request<{ campos?: object }>(method, path, body === undefined ? {} : { body, headers })
  return {
    status: res.status,
    size: JSON.stringify(res.body).length,
    fields: Object.keys(res.body.campos ?? {}).length,
  }
}

const isShortRefusal = ({ status, size, fields }: Answer) =>
  status >= 400 && status < 500 && size <= RECHAZO_MAX && fields <= CAMPOS_MAX

it('the description of the API has the calls that this test walks', () => {
  expect(calls.length).toBeGreaterThan(100)
})

describe('every call that takes a body refuses, in at most 16 kB and 20 fields,', () => {
  const writing = calls.filter(({ hasBody }) => hasBody)

  it.each(ABUSOS)('%s', async (_name, body) => {
    const wrong = []
    for (const { method, path } of writing) {
      const answer = await send(method, addressOf(path), body)
      if (!isShortRefusal(answer)) wrong.push({ call: `${method} ${path}`, ...answer })
    }
    expect(wrong).toEqual([])
  })
})

describe('no call ends as a fault of ours', () => {
  it.each(HEREDADOS)('with %s in its address', async (name) => {
    const wrong = []
    for (const { method, path } of calls.filter((call) => call.path.includes('{'))) {
      const { status } = await send(method, addressOf(path, name), method === 'GET' ? undefined : '{}')
      if (status >= 500) wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(HEREDADOS)('with %s in each of its parameters, as it is, as a list and as a name', async (name) => {
    const texts = [name, JSON.stringify([name, 'ASC']), JSON.stringify({ [name]: name })]
    const wrong = []
    for (const { method, path, asked } of calls)
      for (const each of asked)
        for (const text of texts) {
          const query = `${addressOf(path)}?${new URLSearchParams({ [each]: text }).toString()}`
          const { status } = await send(method, query, method === 'GET' ? undefined : '{}')
          if (status >= 500) wrong.push(`${method} ${query}: ${status}`)
        }
    expect(wrong).toEqual([])
  })

  it.each(HEREDADOS)('with %s as a field of its body', async (name) => {
    const wrong = []
    for (const { method, path } of calls.filter(({ hasBody }) => hasBody)) {
      const { status } = await send(method, addressOf(path), `{"${name}":{"${name}":1}}`)
      if (status >= 500) wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  })

  it('with a parameter that it does not know: it names it', async () => {
    const wrong = []
    for (const { method, path } of calls.filter((call) => !TERMINAN.has(`${call.method} ${call.path}`))) {
      const { status } = await send(method, `${addressOf(path)}?noSeConoce=1`, method === 'GET' ? undefined : '{}')
      if (status !== 400) wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})
