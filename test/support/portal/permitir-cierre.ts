import { expect } from 'vitest'
import { DosManos } from '#test/support/manos/dos-manos.ts'
import { signInTo } from './portal-client.ts'

/** The jefe asks, and the Titular grants, that an entity of the portal at `url` closes a quincena before its day (decisiones §11.1). */
export async function permitirCierre(url: string, quincena: string, entidad: number): Promise<void> {
  const jefe = await signInTo(url, 'jefe')
  const dos = new DosManos(jefe, [await signInTo(url, 'titular')])
  const granted = await dos.post(`/api/quincenas/${quincena}/cierres/anticipar`, { entidad, motivo: 'Prueba' })
  expect([granted.status, granted.body]).toMatchObject([200, { estado: 'autorizada' }])
}
