import { beforeAll, describe, expect, it } from 'vitest'
import type { RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { cerrarQuincena, filaDe } from '#test/support/dinero/cadena-cierre.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'

let admin: Client
let validador: Client
let salud: Lugar
let persona: AltaHecha
let folio: string

beforeAll(async () => {
  defineTrabajoAplicar()
  ;[admin, validador] = [await signIn('admin'), await signIn('validador1')]
  salud = await lugarDe(SALUD)
  persona = await personaActiva(await signIn('ventanilla1'), salud)
  const dosManos = await conSegundaMano(admin)
  await dosManos.post('/api/variables', { nombre: 'INTERES_ANUAL_CORTO', valor: '12', desde: '2026-01-01' })
  // 3,000 × 12 % × 6/24 = 90; 3,090 ÷ 6 = 515 each quincena.
  const { body } = await dosManos.prestar({
    interno: persona.interno,
    tipo: 'corto',
    capitalCentavos: 300_000,
    quincenas: 6,
    primera: '2226',
  })
  folio = body.folio
})

async function ordenadas() {
  const { body } = await admin.get<RetencionesQuincena>('/api/retenciones/2226')
  return body.tipos.flatMap(({ renglones }) => renglones)
}

/** Checks of the simulated close of quincena 23. */
async function revisionesDe23() {
  const { body } = await admin.get<SimulacionCierre>(`/api/quincenas/2326/simulacion?entidad=${salud.adscripcion}`)
  return body.revisiones
}

describe('a close and the loans of its people', () => {
  it('orders the abono once, warns of the answer not loaded, waits for a difference, and then never reopens', async () => {
    // The close orders the abono once, when it is applied.
    const cierre = await cerrarQuincena('2226', salud.adscripcion)
    expect((await ordenadas()).map(({ abonoCentavos, retenidoCentavos }) => [abonoCentavos, retenidoCentavos])).toEqual(
      [[51_500, null]],
    )

    // The next close warns that the answer of the entity is not loaded, which blocks nothing.
    expect(await revisionesDe23()).toEqual([
      {
        codigo: 'sin_respuesta',
        nivel: 'avisa',
        texto: 'Falta cargar lo que la entidad retuvo: mientras no responde, sus líneas toman lo ordenado',
        cuantos: 1,
        ejemplos: ['Q22 2026, 1 préstamo'],
        retenciones: '2226',
      },
    ])

    // The next close waits until somebody decides the difference of the earlier quincena.
    const [renglon] = await ordenadas()
    const path = `/api/panel/retenciones/${renglon?.id}/respuesta`
    await validador.post(path, {
      version: renglon!.version,
      retenidoCentavos: 20_000,
      motivo: 'sueldo_insuficiente',
      nota: '',
    })
    const revisiones = await revisionesDe23()
    expect(revisiones.find(({ codigo }) => codigo === 'diferencias')).toMatchObject({
      nivel: 'bloquea',
      cuantos: 1,
      ejemplos: [`${folio}, quincena 22 de 2026`],
      retenciones: '2226',
    })
    expect(revisiones.map(({ codigo }) => codigo)).not.toContain('sin_respuesta')
    // The table says it before anybody chooses the entity.
    expect((await filaDe(admin, '2326', salud.adscripcion)).detiene).toEqual([
      { codigo: 'diferencias', texto: 'Diferencias de retenciones sin decidir', cuantos: 1 },
    ])

    // Once something was withheld, the close is not reopened.
    const version = (await filaDe(admin, '2226', salud.adscripcion)).cierre?.version ?? 0
    const res = await (
      await signIn('jefe')
    ).post(`/api/quincenas/2226/cierres/${cierre}/reapertura`, { acto: 'pedir_reapertura', version, nota: 'Error' })
    expect([res.status, res.body['codigo']]).toEqual([409, 'retenciones_respondidas'])
  })
})
