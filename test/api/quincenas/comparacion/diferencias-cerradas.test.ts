import { beforeAll, expect, it } from 'vitest'
import type { DiferenciasCierre } from '#domain/quincenas/simulacion.ts'
import { selectRow } from '#api/db/sql.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { cerrarQuincena, porAplicar } from '#test/support/dinero/cadena-cierre.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'
import { personaActiva } from '#test/support/tramites.ts'

let jefe: Client
let salud: Lugar
let sube: AltaHecha
let sale: AltaHecha
let llega: AltaHecha

/** Quincena 22 is closed with two people at 20B; in 23 one earns less, one leaves and one comes. */
beforeAll(async () => {
  defineTrabajoAplicar()
  jefe = await signIn('jefe')
  salud = await lugarDe(SALUD)
  const desk = await signIn('ventanilla1')
  ;[sube, sale] = [await personaActiva(desk, salud), await personaActiva(desk, salud)]
  await cerrarQuincena('2226', salud.adscripcion)
  const oficial = await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`)
  await escribirMovimiento({
    afiliadoId: sube.afiliadoId,
    tipo: 'cambio',
    columnas: { categoria_id: oficial?.id ?? 0, sueldo_centavos: 1_019_159 },
    fecha: '2026-12-01',
  })
  await escribirMovimiento({ afiliadoId: sale.afiliadoId, tipo: 'baja', causa: 'renuncia', fecha: '2026-12-01' })
  llega = await porAplicar(desk, salud, '2026-12-01')
})

const diferencias = async (more = ''): Promise<DiferenciasCierre> =>
  (await jefe.get<DiferenciasCierre>(`/api/quincenas/2326/diferencias?entidad=${salud.adscripcion}${more}`)).body

it('a closed quincena lists the people of each cause as it did before its close', async () => {
  const before = await diferencias()
  const told = before.diferencias.map(({ afiliadoId, antesCentavos, ahoraCentavos, causas }) => [
    afiliadoId,
    antesCentavos,
    ahoraCentavos,
    causas.map(({ causa }) => causa),
  ])
  // 2,343.79 of each at 20B; 1,936.42 at 10A.
  expect(told).toEqual([
    [sube.afiliadoId, 234_379, 193_642, ['categoria']],
    [sale.afiliadoId, 234_379, 0, ['baja']],
    [llega.afiliadoId, 0, 234_379, ['alta']],
  ])
  await cerrarQuincena('2326', salud.adscripcion)
  expect(await diferencias()).toEqual(before)
  expect((await diferencias('&causa=baja')).diferencias).toEqual([before.diferencias[1]])
  expect((await diferencias(`&despues=${sube.afiliadoId}`)).diferencias).toEqual(before.diferencias.slice(1))
})
