import { expect } from 'vitest'
import type { Client } from '#test/support/client.ts'

interface Pedido {
  /** JSON, or the fields of a multipart form. */
  readonly body?: object | FormData
  /** 200 unless said. */
  readonly status?: number
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** What the specification calls the answer: a list is judged by its first row. */
const primero = (body: unknown): unknown => (Array.isArray(body) ? (body as readonly unknown[])[0] : body)

/**
 * Sends a call as a specification writes it ("PUT /api/perfiles", with its query), and returns the answer. Fails unless it has that
 * status and every key of `llaves`, in the object or in the first row of the list.
 */
export async function documentada<T = Record<string, unknown>>(
  client: Client,
  llamada: string,
  llaves: readonly string[],
  { body, status = 200 }: Pedido = {},
): Promise<T> {
  const [method = '', path = ''] = llamada.split(' ')
  const isForm = body instanceof FormData
  const json = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_TYPE }
  const res = await client.request<T>(method, path, isForm ? { body } : json)
  expect([llamada, res.status], JSON.stringify(res.body)).toEqual([llamada, status])
  expect([llamada, ...Object.keys(primero(res.body) ?? {})]).toEqual(expect.arrayContaining([llamada, ...llaves]))
  return res.body
}
