import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DetalleCarga, PaginaRenglones } from '#domain/cargas/carga.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import { EDUCACION, lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { ponerPlanoDePrueba, textoDeNomina } from '#test/support/cargas/nomina-de-prueba.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { fileForm } from '#test/support/upload.ts'
import { waitUntil } from '#test/support/wait-until.ts'

const CURPS = generarPersonas(77_013, 30).map(({ curp }) => curp)
const ids: number[] = []
let salud = 0
let ventanilla: Client

beforeAll(async () => {
  const lugar = await lugarDe(EDUCACION)
  salud = (await lugarDe(SALUD)).adscripcion
  await ponerPlanoDePrueba()
  const [{ id: categoria } = { id: 0 }] = await selectRows<{ id: number }>(
    `SELECT id FROM categorias WHERE clave = '10A'`,
  )
  for (const [i, curp] of CURPS.entries()) {
    const interno = 741_001 + i
    const id = await ponerPersona({ interno, lugar, categoria, sueldoCentavos: 1_019_159, situacion: 'A' })
    await execute('UPDATE afiliados SET curp = $1 WHERE id = $2', [curp, id])
    ids.push(id)
  }
  ventanilla = await signIn('ventanilla1')
}, 120_000)
beforeEach(() => defineTrabajosCargas())
afterEach(() => stopTrabajos())

/** Uploads a payroll of Salud with the CURPs of some people of Educación, and waits until it is read. */
async function leer(curps: readonly string[], quien = ventanilla): Promise<DetalleCarga> {
  startTrabajos({ pollMs: 20 })
  const texto = textoDeNomina(curps.map((curp, i) => ({ interno: 990_101 + i, curp, dias: '15', sueldo: '5095.80' })))
  const { body } = await quien.upload<DetalleCarga>(
    '/api/cargas',
    fileForm(Buffer.from(texto), 'nomina.csv', { entidad: String(salud), quincena: '2226', plano: 'PRUEBA' }),
  )
  const ver = async () => (await quien.get<DetalleCarga>(`/api/cargas/${body.carga.folio}`)).body
  await waitUntil(async () => expect((await ver()).carga.estado).toBe('revisada'))
  return ver()
}

const lecturasDe = async (id: number): Promise<readonly object[]> => {
  await flushReadAudit()
  return selectRows(`SELECT actor FROM bitacora WHERE acto = 'afiliado.coincidencia' AND objeto_id = $1`, [String(id)])
}
const avisosDe = (folio: string) =>
  selectRows<{ usuario: string; titulo: string }>(
    `SELECT u.usuario, a.titulo FROM avisos a JOIN usuarios u ON u.id = a.usuario_id WHERE a.enlace = $1 ORDER BY u.usuario`,
    [`/afiliacion/masiva/${folio}`],
  )

describe('a file with the exact CURP of a person of another dependency', () => {
  it('is refused with the name and the situation of the person, and each answer is in the bitácora', async () => {
    const { carga } = await leer(CURPS.slice(0, 1))
    expect([carga.renglones, carga.rechazados]).toEqual([1, 1])
    const { body } = await ventanilla.get<PaginaRenglones>(`/api/cargas/${carga.folio}/renglones`)
    const [renglon] = body.renglones
    expect(renglon?.faltas.map(({ codigo, campo, hallado }) => [codigo, campo, hallado])).toEqual([
      ['C306', 'CURP', CURPS[0]],
    ])
    expect(renglon?.faltas[0]?.esperado).toBe(
      'la clave de una persona de tu dependencia; esa es de Persona 741001 Prueba, ya afiliada en otra dependencia (está en activo)',
    )
    // Nothing else of the person: no number, no entity, no salary.
    expect(JSON.stringify(body)).not.toMatch(/741001"|Educaci|10191/)
    expect(await lecturasDe(ids[0] ?? 0)).toEqual([{ actor: 'ventanilla1' }])
    expect(await avisosDe(carga.folio)).toEqual([])
  })

  it('is read for an account of the institute without such a note', async () => {
    const { carga } = await leer(CURPS.slice(1, 2), await signIn('auxiliar'))
    expect(carga.rechazados).toBe(1)
    expect(await lecturasDe(ids[1] ?? 0)).toEqual([])
  })

  it('notifies whoever reads the bitácora when there are more than twenty of them', async () => {
    const veinte = await leer(CURPS.slice(2, 22))
    expect(await avisosDe(veinte.carga.folio)).toEqual([])
    const { carga } = await leer(CURPS.slice(2, 23))
    const avisos = await avisosDe(carga.folio)
    expect(avisos.map(({ usuario }) => usuario)).toContain('auditor')
    expect(new Set(avisos.map(({ titulo }) => titulo))).toEqual(
      new Set([`${carga.folio} trae claves de 21 personas de otras dependencias`]),
    )
  })
})
