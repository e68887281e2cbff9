import { expect } from 'vitest'
import { definirTrabajos } from '#api/definir-trabajos.ts'
import { tomarLugar } from '#api/http/exportes/lugares-exporte.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import type { Client } from './client.ts'
import { waitUntil } from './wait-until.ts'

/** Has a client export the entities while no place is free, runs the job, and returns its id. */
export async function exportarEnEspera(client: Client): Promise<number> {
  const places = [tomarLugar(), tomarLugar()]
  const { body } = await client.post<{ id: number }>('/api/panel/entidades/exportar', {})
  for (const salir of places) salir?.()
  definirTrabajos()
  startTrabajos({ pollMs: 20 })
  const estado = async () => (await client.get<{ estado: string }>(`/api/exportes/${body.id}`)).body.estado
  await waitUntil(async () => expect(await estado()).toBe('hecho'))
  await stopTrabajos()
  return body.id
}
