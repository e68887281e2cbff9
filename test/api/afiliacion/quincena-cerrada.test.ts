import { beforeAll, expect, it } from 'vitest'
import type { RespuestaVentana } from '#domain/calendario/respuesta-ventana.ts'
import type { RespuestaVentanilla } from '#domain/afiliacion/alta.ts'
import type { PrestamoPrevisto } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { RespuestaInicio } from '#domain/procesos/inicio.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cuerpoDe, papel, personaActiva, solicitar } from '#test/support/tramites.ts'

// Today is 20 November 2026 (test/support/test-today.ts): the window is that of quincena 22, whose ordinal is 2026 × 24 + 21.
const Q22 = 48_645

let desk: Client
let salud: Lugar

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  salud = await lugarDe(SALUD)
})

const quincenaDe = async (folio: unknown) =>
  (await selectRow<{ quincena: number }>('SELECT quincena FROM movimientos WHERE folio = $1', [String(folio)]))
    ?.quincena

it('what is requested after an entity closed its quincena lands in the next one, dated earlier with a reason', async () => {
  const persona = await personaActiva(desk, salud)
  await inTransaction(() =>
    execute(
      `INSERT INTO cierres (entidad_id, quincena, estado, creado_at) VALUES ($1, $2, 'cerrado', '2026-11-20T00:00:00Z')`,
      [salud.adscripcion, Q22],
    ),
  )
  const fin = await selectRow<{ fecha: string }>(
    `SELECT MIN(fecha) AS fecha FROM eventos WHERE tipo = 'ARCHIVO_APLICACION' AND fecha > '2026-12-15'`,
  )
  const licencia = {
    fecha: '2026-11-23',
    fechaAutorizacion: '2026-11-20',
    fechaFin: fin?.fecha,
    documentos: await papel(desk, 'incidencia'),
  }
  const foreseen = await desk.post('/api/tramites/licencia/previsto', await cuerpoDe(persona, licencia))
  expect(foreseen.body).toMatchObject({ quincena: { codigo: '2326' }, retroactivo: true })
  const bare = await solicitar(desk, 'licencia', await cuerpoDe(persona, licencia))
  expect([bare.status, bare.body['campos']]).toMatchObject([
    422,
    { observaciones: 'Escribe por qué la fecha es de una quincena anterior.' },
  ])
  // An institute's session, which closes nothing, is told whose close it was.
  const admins = await (
    await signIn('admin')
  ).post('/api/tramites/licencia/previsto', await cuerpoDe(persona, licencia))
  expect(admins.body).toMatchObject({
    quincena: { entra: expect.stringContaining('La quincena 22 de su entidad ya se cerró: entra en la 23') as unknown },
  })
  const told = { ...licencia, observaciones: 'Llegó después del cierre.' }
  const saved = await solicitar(desk, 'licencia', await cuerpoDe(persona, told))
  expect([saved.status, saved.body['campos'], saved.body['quincena'], await quincenaDe(saved.body['folio'])]).toEqual([
    201,
    undefined,
    '2326',
    Q22 + 1,
  ])

  const alta = await registrarAlta(desk, salud)
  expect(await quincenaDe(alta.folio)).toBe(Q22 + 1)
  // The documented calls land there too.
  const otra = await personaActiva(desk, salud)
  const documented = await desk.post('/api/movimientos', {
    id_afiliado: otra.afiliadoId,
    id_tipo_mov: 3,
    causa: 'renuncia',
    fecha: '2026-12-01',
  })
  expect([documented.status, documented.body['quincena']], JSON.stringify(documented.body)).toEqual([201, '2326'])
  const cerrada = 'La quincena 22 de tu entidad ya se cerró: entra en la 23'
  expect((await desk.get('/api/tramites/alta/previsto')).body).toMatchObject({
    quincena: { codigo: '2326', entra: expect.stringMatching(`^${cerrada} \\(`) as unknown },
  })

  // The gate, the desk and the home promise that quincena too, and what they promise can be counted there.
  const { body: ventana } = await desk.get<RespuestaVentana>('/api/ventana?tipo=ALTA_BAJA_CAMBIO')
  expect(ventana).toMatchObject({
    open: true,
    cerrada: Q22,
    quincena: { codigo: '2326', texto: 'quincena 23 de 2026' },
  })
  const { body: mesa } = await desk.get<RespuestaVentanilla>('/api/ventanilla')
  expect(mesa.siguiente.map(({ texto }) => texto).join(' ')).toContain(`${cerrada}, si lo guardas`)
  const { body: inicio } = await (await signIn('validador1')).get<RespuestaInicio>('/api/inicio')
  const tesela = inicio.teselas.find(({ etiqueta }) => etiqueta === 'Movimientos de la quincena')
  expect(tesela?.ruta).toContain('2326')

  // Default first quincena of a loan.
  const admin = await signIn('admin')
  const prestamo = { interno: persona.interno, tipo: 'mediano', capitalCentavos: 100_000, quincenas: 24 }
  const previsto = (primera: string) =>
    admin.post<PrestamoPrevisto>('/api/panel/prestamos/previsto', { ...prestamo, primera })
  expect((await previsto('')).body).toMatchObject({
    primera: 'Q23 2026',
    libre: Q22 + 1,
    porQueLibre: 'La quincena 22 de su entidad ya se cerró: empieza en la 23.',
    plan: { ultima: 'Q22 2027' },
  })
  expect((await previsto('2226')).body.campos['primera']).toBe(
    'La quincena 22 de 2026 ya está cerrada: empieza en la quincena 23 de 2026 o después.',
  )
})

it('another entity, which has not closed, goes on in the quincena of the window', async () => {
  const otra = await signIn('ventanilla2')
  const alta = await registrarAlta(otra, await lugarDe(EDUCACION))
  expect(await quincenaDe(alta.folio)).toBe(Q22)
})
