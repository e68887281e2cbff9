import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cuerpoMax, isPublica } from '#api/http/cuerpo/limites.ts'
import { execute } from '#api/db/sql.ts'
import { Client, signIn } from '#test/support/client.ts'
import { ABUSOS } from '#test/support/hostil/abusos.ts'
import { camposDeTexto } from '#test/support/hostil/campos-de-texto.ts'
import { llamadasDescritas, type Documento, type LlamadaDescrita } from '#test/support/hostil/llamadas-descritas.ts'

/** Longest answer of a refusal, and most fields that it names. */
const RECHAZO_MAX = 16 * 1024
const CAMPOS_MAX = 20

/** A row that there is not, whatever the call is about: nothing is changed by what follows. */
const NADIE = '987654321'

/** Names that every object has by birth. */
const HEREDADOS = ['constructor', '__proto__', 'toString']

const calls = llamadasDescritas((await (await signIn('auditor')).get<Documento>('/api/docs/openapi.json')).body)
const writing = calls.filter(({ hasBody }) => hasBody)
const publicas = calls.filter(({ call }) => isPublica(call))
const named = (path: string, value: string) => path.replaceAll(/\{\w+\}/g, value)

/** Calls that end the session that all the others share. */
const TERMINAN = new Set(['POST /api/logout'])

let admin: Client
beforeAll(async () => {
  admin = await signIn('admin')
})

interface Answer {
  readonly status: number
  readonly size: number
  readonly fields: readonly string[]
}

async function send(client: Client, method: string, path: string, body?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(body && { 'content-length': String(body.length) }) }
  const res = await client.request<{ campos?: object }>(method, path, body === undefined ? {} : { body, headers })
  return {
    status: res.status,
    size: JSON.stringify(res.body).length,
    fields: Object.keys(res.body.campos ?? {}),
  }
}

/** Who is told to wait is told nothing of what was sent. */
const ESPERA = 429

const isShortRefusal = ({ status, size, fields }: Answer) =>
  status >= 400 && status < 500 && status !== ESPERA && size <= RECHAZO_MAX && fields.length <= CAMPOS_MAX

/** What `client` gets for a body made for each call's own limit, where that is no short refusal. */
async function notRefused(client: Client, these: readonly LlamadaDescrita[], cuerpo: (max: number) => string) {
  const wrong = []
  for (const { method, call, address } of these) {
    const answer = await send(client, method, address, cuerpo(cuerpoMax(call)))
    if (!isShortRefusal(answer)) wrong.push({ call, ...answer })
  }
  return wrong
}

/**
 * The same for a text that fills the limit, in each field of the body that the call knows. What refuses it by its shape names
 * that field, unless it names as many as it may.
 */
async function takenTexts(client: Client, these: readonly LlamadaDescrita[]) {
  const wrong = []
  for (const { method, call, address, schema = {} } of these)
    for (const { campo, cuerpo } of camposDeTexto(schema)) {
      const answer = await send(client, method, address, cuerpo(cuerpoMax(call)))
      // A field that holds JSON of any shape is named as a whole.
      const isNamed = answer.fields.some((field) => campo === field || campo.startsWith(`${field}.`))
      const names = answer.status !== 422 || answer.fields.length >= CAMPOS_MAX || isNamed
      if (!isShortRefusal(answer) || !names) wrong.push({ call, campo, ...answer })
    }
  return wrong
}

it('the description of the API has the calls that this test walks', () => {
  expect(calls.length).toBeGreaterThan(100)
  expect(publicas.filter(({ hasBody }) => hasBody).length).toBeGreaterThan(3)
  expect(new Set(writing.map(({ call }) => cuerpoMax(call))).size).toBeGreaterThan(3)
})

it('every text that a body may hold has an end', () => {
  const endless = writing.flatMap(({ call, schema = {} }) =>
    camposDeTexto(schema)
      .filter(({ tieneFin }) => !tieneFin)
      .map(({ campo }) => `${call}: ${campo}`),
  )
  expect(endless).toEqual([])
})

describe('every call that takes a body refuses, in at most 16 kB and 20 fields, at its own limit', () => {
  it.each(ABUSOS)('%s', async (_name, cuerpo) => {
    expect(await notRefused(admin, writing, cuerpo)).toEqual([])
  })

  it('a text as long as the limit in any field that it knows', async () => {
    expect(await takenTexts(admin, writing)).toEqual([])
  })
})

describe('without a session every public call', () => {
  // Attempts of one address end: here each call is to look at what it is sent.
  beforeEach(() => execute('DELETE FROM intentos_direccion'))

  const open = publicas.filter(({ hasBody }) => hasBody)

  it.each(ABUSOS)('refuses in few words: %s', async (_name, cuerpo) => {
    expect(await notRefused(new Client(), open, cuerpo)).toEqual([])
  })

  it('refuses in few words a text as long as the limit in any field that it knows', async () => {
    expect(await takenTexts(new Client(), open)).toEqual([])
  })

  it.each(HEREDADOS)('takes %s in its address, and in what it is sent, as no fault of ours', async (name) => {
    const wrong = []
    for (const { method, path, hasBody } of publicas) {
      const { status } = await send(new Client(), method, named(path, name), hasBody ? `{"${name}":{}}` : undefined)
      if (status >= 500) wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('no call ends as a fault of ours', () => {
  it.each(HEREDADOS)('with %s in its address', async (name) => {
    const wrong = []
    for (const { method, path } of calls.filter((call) => call.path.includes('{'))) {
      const { status } = await send(admin, method, named(path, name), method === 'GET' ? undefined : '{}')
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
          const query = `${named(path, NADIE)}?${new URLSearchParams({ [each]: text }).toString()}`
          const { status } = await send(admin, method, query, method === 'GET' ? undefined : '{}')
          if (status >= 500) wrong.push(`${method} ${query}: ${status}`)
        }
    expect(wrong).toEqual([])
  })

  it.each(HEREDADOS)('with %s as a field of its body', async (name) => {
    const wrong = []
    for (const { method, path } of writing) {
      const { status } = await send(admin, method, named(path, NADIE), `{"${name}":{"${name}":1}}`)
      if (status >= 500) wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  })

  it('with a parameter that it does not know: it names it', async () => {
    const wrong = []
    for (const { method, path } of calls.filter(({ call }) => !TERMINAN.has(call))) {
      const { status } = await send(
        admin,
        method,
        `${named(path, NADIE)}?noSeConoce=1`,
        method === 'GET' ? undefined : '{}',
      )
      if (status !== 400) wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})
