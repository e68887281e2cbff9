import { beforeAll, describe, expect, it } from 'vitest'
import type { RespuestaInicio, Tesela } from '#domain/procesos/inicio.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { EDUCACION, lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn } from '#test/support/client.ts'
import { cerrarQuincena, filaDe, FIRMANTES, firmarCierre, solicitarCierre } from '#test/support/dinero/cadena-cierre.ts'
import { personaActiva } from '#test/support/tramites.ts'

const Q = '2226'
let salud: number
let educacion: number

beforeAll(async () => {
  defineTrabajoAplicar()
  const [aqui, alla] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
  await personaActiva(await signIn('ventanilla1'), aqui)
  await personaActiva(await signIn('ventanilla2'), alla)
  salud = aqui.adscripcion
  educacion = alla.adscripcion
})

const tesela = async (usuario: string): Promise<Tesela | undefined> =>
  (await (await signIn(usuario)).get<RespuestaInicio>('/api/inicio')).body.teselas.find(
    ({ etiqueta }) => etiqueta === 'Cierres por firmar',
  )
/** Figures of the four who sign, in their order; null where the home has no such tile. */
const cifras = async () => Promise.all(FIRMANTES.map(async (usuario) => (await tesela(usuario))?.cifra ?? null))
const TABLA = `/dashboard?vista=aplicacionP&quincena=${Q}`

describe('closes that wait for a signature', () => {
  it('appear on the home of the person whose turn it is, from the request to a refused reopening', async () => {
    // Nobody has one while none was requested.
    expect(await cifras()).toEqual([null, null, null, null])

    // One close links to itself. Each appears to the person whose turn it is.
    await solicitarCierre(await signIn('validador1'), Q, salud)
    const { entidad } = await filaDe(await signIn('auxiliar'), Q, salud)
    expect(entidad.clave).toMatch(/^\d\d-\d\d$/)
    expect(await tesela('auxiliar')).toEqual({
      etiqueta: 'Cierres por firmar',
      cifra: '1',
      detalle: 'Q22 2026 · 16–30 nov',
      tono: 'aviso',
      ruta: `${TABLA}&entidad=${entidad.clave}`,
    })
    await solicitarCierre(await signIn('auxiliar'), Q, educacion)
    // Who requested the second one does not sign it too.
    expect(await cifras()).toEqual(['1', null, null, null])
    await firmarCierre(await signIn('auxiliar'), Q, salud)
    expect(await cifras()).toEqual([null, '1', null, null])

    // A return takes it back, and it leaves the home of the titular once applied.
    await firmarCierre(await signIn('jefe'), Q, salud, 'Falta una licencia.')
    expect(await cifras()).toEqual([null, null, null, null])
    await cerrarQuincena(Q, salud)
    expect(await cifras()).toEqual([null, null, null, null])

    // A reopening waits for the titular, and for nobody once it was refused.
    const reapertura = async (quien: string, acto: string) => {
      const { cierre } = await filaDe(await signIn('titular'), Q, salud)
      const body = { acto, version: cierre?.version, nota: 'Faltó una licencia.' }
      return (await signIn(quien)).post(`/api/quincenas/${Q}/cierres/${cierre?.id}/reapertura`, body)
    }
    expect((await reapertura('jefe', 'pedir_reapertura')).status).toBe(200)
    expect(await cifras()).toEqual([null, null, null, '1'])
    expect((await reapertura('titular', 'negar_reapertura')).status).toBe(200)
    expect(await cifras()).toEqual([null, null, null, null])
  })
})
