import { afterEach, expect, it, vi } from 'vitest'
import { saveInfo } from '#admin/panel/info/save-info.ts'
import { ApiError } from '#admin/providers/api-error.ts'
import { installNetwork, jsonResponse } from './fake-network.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'

afterEach(() => vi.unstubAllGlobals())

const info = (version: number, cambios: object): InfoInstituto =>
  ({ id: 1, version, nombre: 'Instituto', contacto: 'Ext. 10', ...cambios }) as never

/** A server whose record somebody else changes before each of these tries. */
function busyServer(...actuales: readonly InfoInstituto[]) {
  const left = [...actuales]
  return installNetwork(() => {
    const actual = left.shift()
    return actual
      ? jsonResponse(409, { error: 'Alguien cambió la información.', codigo: 'version', actual })
      : jsonResponse(200, info(9, { nombre: 'Mío' }))
  })
}

const versions = (calls: readonly { readonly body: string | null }[]): unknown[] =>
  calls.map(({ body }) => (JSON.parse(body ?? '{}') as { version: number }).version)

it('a field that nobody else touched is sent over each version that came meanwhile', async () => {
  const calls = busyServer(info(2, { contacto: 'Ext. 20' }), info(3, { contacto: 'Ext. 30' }))
  expect(await saveInfo(info(1, {}), 'nombre', 'Mío')).toMatchObject({ version: 9, nombre: 'Mío' })
  expect(versions(calls)).toEqual([1, 2, 3])
})

it('a field that somebody else changed is a conflict, and is not sent again', async () => {
  const calls = busyServer(info(2, { contacto: 'Ext. 20' }), info(3, { nombre: 'Suyo' }))
  const outcome = await saveInfo(info(1, {}), 'nombre', 'Mío').catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(ApiError)
  expect(outcome).toMatchObject({ codigo: 'version', body: { actual: { nombre: 'Suyo' } } })
  expect(versions(calls)).toEqual([1, 2])
})
