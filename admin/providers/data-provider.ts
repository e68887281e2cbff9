import { HttpError } from 'react-admin'
import simpleRestProvider from 'ra-data-simple-rest'
import { request } from './api-client.ts'
import { isApiError } from './api-error.ts'
import { filasDe, totalDe } from './total-de.ts'
import type { DataProvider, GetListParams, GetListResult, fetchUtils } from 'react-admin'

const BASE = '/api/panel'

/** Filters that tell who somebody is: they never stand in an address (decisions §1). */
const IDENTITY_KEYS = ['q', 'curp', 'rfc', 'nss', 'nombre'] as const

type FetchJson = typeof fetchUtils.fetchJson

/** A refusal as react-admin reads it, with the request's id where an ErrorState looks for it. */
function toHttpError(error: unknown): unknown {
  if (!isApiError(error)) return error
  const body = { ...error.body, message: error.message, errors: error.campos }
  return Object.assign(new HttpError(error.message, error.status, body), { requestId: error.requestId })
}

/** react-admin's transport over the portal's own: an expired session signs in over the screen and the call goes again. */
const httpClient: FetchJson = async (url, options = {}) => {
  const { signal, headers, ...init } = options
  try {
    const own = headersOf(headers, init.body !== undefined && init.body !== null)
    const response = await request(String(url), { ...init, headers: own }, signal ? { signal } : {})
    const body = await response.text()
    const json: unknown = body === '' ? undefined : JSON.parse(body)
    return { status: response.status, headers: response.headers, body, json }
  } catch (error) {
    throw toHttpError(error)
  }
}

/** What is sent is JSON: the server takes nothing else. */
function headersOf(own: HeadersInit | undefined, hasBody: boolean): Headers {
  const headers = new Headers(own)
  if (hasBody && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  headers.set('Accept', 'application/json')
  return headers
}

function hasIdentity(filter: Readonly<Record<string, unknown>> | undefined): boolean {
  return IDENTITY_KEYS.some((key) => filter?.[key] !== undefined && filter[key] !== '')
}

/** A list whose filter holds an identity: the same question as the GET, in a body. */
async function search(resource: string, params: GetListParams & { signal?: AbortSignal }): Promise<GetListResult> {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 }
  const first = (page - 1) * perPage
  const { field, order } = params.sort ?? { field: 'id', order: 'ASC' }
  const body = { sort: [field, order], range: [first, first + perPage - 1], filter: params.filter as unknown }
  const answer = await httpClient(`${BASE}/${resource}/buscar`, {
    method: 'POST',
    headers: new Headers({ 'Content-Type': 'application/json' }),
    body: JSON.stringify(body),
    ...(params.signal && { signal: params.signal }),
  })
  return listOf(answer)
}

/** The same as a GET: nothing in its filter tells who somebody is. */
async function list(resource: string, params: GetListParams & { signal?: AbortSignal }): Promise<GetListResult> {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 }
  const first = (page - 1) * perPage
  const { field, order } = params.sort ?? { field: 'id', order: 'ASC' }
  const query = new URLSearchParams({
    filter: JSON.stringify(params.filter ?? {}),
    range: JSON.stringify([first, first + perPage - 1]),
    sort: JSON.stringify([field, order]),
  })
  return listOf(await httpClient(`${BASE}/${resource}?${query}`, params.signal ? { signal: params.signal } : {}))
}

/** `meta.total` says whether there are more than were counted; `total` is what can be paged through. */
function listOf(answer: Awaited<ReturnType<FetchJson>>): GetListResult {
  const total = totalDe(answer.headers)
  return { data: answer.json as GetListResult['data'], total: filasDe(total), meta: { total } }
}

const rest = simpleRestProvider(BASE, httpClient)

/** Lists and records of the panel, in the shape of ra-data-simple-rest. */
export const dataProvider: DataProvider = {
  ...rest,
  supportAbortSignal: true,
  getList: (resource, params) =>
    hasIdentity(params.filter as Record<string, unknown> | undefined)
      ? search(resource, params)
      : list(resource, params),
}
